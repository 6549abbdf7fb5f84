import Link from '@mui/material/Link';
import { type ReactNode, type RefObject, useEffect, useState } from 'react';
import { VisuallyHidden } from '../components/texts.tsx';
import { didYouMean } from '../content/forms.ts';
import { type Styles, space } from '../theme/theme.ts';
import { TYPING_EVENTS } from './draft.ts';
import { suggestionFor } from './suggestion.ts';

/** The height of the line below a field. */
export const HELP_HEIGHT = space(5);

interface EmailSuggestionProps {
  field: RefObject<HTMLInputElement | null>;
  /** Shown while there is no suggestion. The field's description all the while. */
  children: ReactNode;
}

/** Suggests a corrected address while the email has a typo. It changes nothing by itself. */
export function EmailSuggestion({ field, children }: EmailSuggestionProps) {
  const [suggestion, setSuggestion] = useState<string>();
  const [isDomainRight, setDomainRight] = useState(false);

  useEffect(() => {
    const input = field.current as HTMLInputElement;
    const listeners = new AbortController();
    const { signal } = listeners;
    const suggest = (isTyping: boolean) => {
      const address = suggestionFor(input.value, isTyping);
      setSuggestion(address);
      setDomainRight(partsOf(address)[1] === partsOf(input.value.trim().toLowerCase())[1]);
    };
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

  const [local, domain] = partsOf(suggestion);
  return (
    <>
      <div>
        {/* Only a wrong domain, which typing before the @ doesn't change. Orca reads no button in a live region. */}
        <VisuallyHidden role="status">
          {domain && `${didYouMean} ${isDomainRight ? suggestion : domain}?`}
        </VisuallyHidden>
        {suggestion && (
          <Link
            component="button"
            type="button"
            aria-label={`${didYouMean} ${suggestion}?`}
            onClick={() => take(suggestion)}
            sx={line}
          >
            {`${didYouMean} `}
            <span>{local}</span>
            {`${domain}?`}
          </Link>
        )}
      </div>
      <div hidden={suggestion !== undefined}>{children}</div>
    </>
  );
}

/** What is before the @, and the rest. */
const partsOf = (address = '') => address.split(/(?=@[^@]*$)/);

const line: Styles = {
  display: 'flex',
  maxWidth: '100%',
  fontSize: 'body2.fontSize',
  lineHeight: HELP_HEIGHT,
  whiteSpace: 'pre',
  // Only the part before the @ is shortened, never the domain.
  '& span': { overflow: 'hidden', textOverflow: 'ellipsis' },
};
