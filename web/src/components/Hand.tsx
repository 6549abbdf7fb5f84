import Box from '@mui/material/Box';
import { brand } from '../content/brand.ts';
import { BARS_MS, DOTS_MS, keyframes, MOVING, reveal, SIGN_AT, type Styles, WORD_MS } from '../theme/theme.ts';

const { name, hand } = brand;
const [word, bars] = hand.strokes;
const DOT_GAP = 68;
/** The five dots. A little longer than four gaps, so that the last dot is drawn. */
const DOTS = `M40 207h${4 * DOT_GAP + 1}`;

interface HandProps {
  /** When the pen begins, in milliseconds. Without it, all is there at once. */
  writtenAt?: number;
  sx?: Styles;
}

/**
 * The name over its five dots, as a signature. Two strokes side by side make it thick and thin. It signs no other name
 * than the one that is drawn.
 */
export function Hand({ writtenAt, sx }: HandProps) {
  if (hand.word !== name.toLowerCase()) return null;
  /** The styles of a part that the pen draws for so long, after others. */
  const drawn = (animation: string, milliseconds: number, after = 0): Styles =>
    writtenAt === undefined
      ? {}
      : { [MOVING]: { animation: `${milliseconds}ms ${writtenAt + after}ms backwards ${animation}` } };
  return (
    <Box
      component="svg"
      aria-hidden
      viewBox="0 0 380 220"
      fill="none"
      stroke="currentColor"
      strokeWidth="7"
      strokeLinecap="round"
      strokeLinejoin="round"
      sx={{ color: 'primary.main', rotate: '-6deg', ...sx }}
    >
      <Box component="path" pathLength="1" d={word} sx={drawn(write, WORD_MS)} />
      <Box component="path" pathLength="1" d={word} transform="translate(5-2)" sx={drawn(write, WORD_MS)} />
      <Box component="path" pathLength="1" d={bars} sx={drawn(write, BARS_MS, WORD_MS)} />
      <Box
        component="path"
        d={DOTS}
        strokeWidth="18"
        strokeDasharray={`0 ${DOT_GAP}`}
        sx={drawn(`steps(5) ${reveal}`, DOTS_MS, WORD_MS + BARS_MS)}
      />
    </Box>
  );
}

export const Signature = ({ sx }: Pick<HandProps, 'sx'>) => <Hand writtenAt={SIGN_AT} {...(sx && { sx })} />;

/** Draws a path whose length is 1. */
const write = `${keyframes({ from: { strokeDasharray: 1, strokeDashoffset: 1 }, to: { strokeDasharray: 1 } })}`;
