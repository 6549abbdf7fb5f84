import { styled } from '@mui/material/styles';
import type { Marked as MarkedText } from '../content/landing.ts';
import { palette } from '../theme/index.ts';

/** The stroke is a little taller at one end and starts before the word, as a hand would draw it. */
const Mark = styled('mark')({
  padding: '0 0.1em',
  margin: '0 -0.1em',
  borderRadius: '0.32em 0.14em 0.36em 0.12em / 0.5em 0.3em 0.55em 0.25em',
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
