import Link from '@mui/material/Link';
import { type ReactNode, type RefObject, useEffect, useState } from 'react';
import { VisuallyHidden } from '../components/VisuallyHidden.tsx';
import { didYouMean } from '../content/formTexts.ts';
import { space, styled, typography } from '../theme/theme.ts';
import { suggestionFor } from './suggestion.ts';

/** The height that the field reserves below it, so that a suggestion moves nothing. */
export const SUGGESTION_HEIGHT = space(5);

const Suggestion = styled('div')({ position: 'absolute', bottom: 0, insetInline: 0 });

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

interface SuggestedProps {
  address: string;
  className?: string;
  onTake: () => void;
}

/** Offers an address that was probably meant. */
export function Suggested({ address, className, onTake }: SuggestedProps) {
  const [local, domain] = address.split(/(?=@[^@]*$)/);
  const name = `${didYouMean} ${address}?`;
  return (
    <Take component="button" type="button" className={className} aria-label={name} onClick={onTake}>
      {`${didYouMean} `}
      <Local>{local}</Local>
      {`${domain}?`}
    </Take>
  );
}

interface EmailSuggestionProps {
  field: RefObject<HTMLInputElement | null>;
  /** Shown while there is no suggestion. */
  children: ReactNode;
}

/** Suggests a corrected address when the visitor leaves the field. It changes nothing by itself. */
export function EmailSuggestion({ field, children }: EmailSuggestionProps) {
  const [suggestion, setSuggestion] = useState<string>();

  useEffect(() => {
    const input = field.current as HTMLInputElement;
    const listeners = new AbortController();
    const clear = () => setSuggestion(undefined);
    const suggest = ({ relatedTarget }: FocusEvent) => {
      // `Form` focuses the form itself while it sends.
      if (relatedTarget !== input.form) setSuggestion(suggestionFor(input.value));
    };
    input.addEventListener('blur', suggest, listeners);
    input.addEventListener('input', clear, listeners);
    for (const type of ['submit', 'reset']) input.form?.addEventListener(type, clear, listeners);
    return () => listeners.abort();
  }, [field]);

  function take() {
    const input = field.current as HTMLInputElement;
    input.value = suggestion as string;
    // The event updates draft and error, as typing would.
    input.dispatchEvent(new Event('input', { bubbles: true }));
    input.focus();
  }

  return (
    <>
      <Suggestion>
        {/* Orca reads no button that appears in a live region. So the region has its own text. */}
        <VisuallyHidden role="status">{suggestion && `${didYouMean} ${suggestion}?`}</VisuallyHidden>
        {suggestion && <Suggested address={suggestion} onTake={take} />}
      </Suggestion>
      {!suggestion && children}
    </>
  );
}
