import { styled } from '@mui/material/styles';
import type { Marked as MarkedText } from '../content/landing.ts';
import { strokeInk, strokeRoom } from '../theme/stroke.ts';
import { palette } from '../theme/theme.ts';

const Mark = styled('mark')({ ...strokeRoom, ...strokeInk(palette, 600) });

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
