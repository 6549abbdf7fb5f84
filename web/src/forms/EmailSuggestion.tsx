import Link from '@mui/material/Link';
import { type ReactNode, type RefObject, useEffect, useState } from 'react';
import { VisuallyHidden } from '../components/VisuallyHidden.tsx';
import { didYouMean } from '../content/formTexts.ts';
import { space, styled, typography } from '../theme/theme.ts';
import { TYPING_EVENTS } from './draft.ts';
import { suggestionFor } from './suggestion.ts';

/** The height that the field reserves below it, so that a suggestion moves nothing. */
export const SUGGESTION_HEIGHT = space(5);

interface EmailSuggestionProps {
  field: RefObject<HTMLInputElement | null>;
  /** Shown while there is no suggestion. The field's description all the while. */
  children: ReactNode;
}

/** Suggests a corrected address while the email has a typo. It changes nothing by itself. */
export function EmailSuggestion({ field, children }: EmailSuggestionProps) {
  const [suggestion, setSuggestion] = useState<string>();

  useEffect(() => {
    const input = field.current as HTMLInputElement;
    const listeners = new AbortController();
    const { signal } = listeners;
    const suggest = (isTyping: boolean) => setSuggestion(suggestionFor(input.value, isTyping));
    suggest(true);
    for (const type of TYPING_EVENTS) input.addEventListener(type, () => suggest(true), { signal });
    input.addEventListener('blur', () => suggest(false), { signal });
    input.form?.addEventListener('reset', () => setSuggestion(undefined), { signal });
    return () => listeners.abort();
  }, [field]);

  function take(address: string) {
    const input = field.current as HTMLInputElement;
    input.select();
    input.focus();
    // Unlike a new `value`, the visitor can undo it.
    document.execCommand('insertText', false, address);
  }

  const [local, domain] = suggestion?.split(/(?=@[^@]*$)/) ?? [];
  return (
    <>
      <Suggestion>
        {/* Only the domain, which typing before the @ doesn't change. Orca reads no button in a live region. */}
        <VisuallyHidden role="status">{domain && `${didYouMean} ${domain}?`}</VisuallyHidden>
        {suggestion && (
          <Take
            component="button"
            type="button"
            aria-label={`${didYouMean} ${suggestion}?`}
            onClick={() => take(suggestion)}
          >
            {`${didYouMean} `}
            <Local>{local}</Local>
            {`${domain}?`}
          </Take>
        )}
      </Suggestion>
      <div hidden={suggestion !== undefined}>{children}</div>
    </>
  );
}

/** On the hint's line. */
const Suggestion = styled('div')({ position: 'absolute', bottom: 3, insetInline: 0 });

const Take = styled(Link)({
  display: 'flex',
  maxWidth: '100%',
  font: 'inherit',
  fontSize: typography.body2.fontSize,
  lineHeight: SUGGESTION_HEIGHT,
  whiteSpace: 'pre',
}) as typeof Link;

/** Only the part before the @ is shortened, never the domain. */
const Local = styled('span')({ overflow: 'hidden', textOverflow: 'ellipsis' });
