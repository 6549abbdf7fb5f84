import { styled } from '@mui/material/styles';
import type { Marked as MarkedText } from '../content/landing.ts';
import { palette } from '../theme/index.ts';

/** The stroke tapers at its ends, starts before the word and covers its ascenders, as a hand would draw it. */
const Mark = styled('mark')({
  padding: '0.08em 0.1em 0.02em',
  margin: '0 -0.1em',
  borderRadius: '0.6em 0.1em 0.5em 0.1em / 0.12em 0.4em 0.1em 0.5em',
  backgroundColor: palette.marker.main,
  color: palette.marker.contrastText,
  boxDecorationBreak: 'clone',
  WebkitBoxDecorationBreak: 'clone',
  '@media (forced-colors: active)': { backgroundColor: 'Mark', color: 'MarkText' },
});

/** Text with the marker stroke over the decision or answer in it. */
export function Marked({ text }: { text: string | MarkedText }) {
  if (typeof text === 'string') return text;
  const [before, marked, after] = text;
  return (
    <>
      {before}
      <Mark>{marked}</Mark>
      {after}
    </>
  );
}
