import Box from '@mui/material/Box';
import { brand } from '../content/site.ts';
import { keyframes, MOVING, STROKE_MS, type Styles } from '../theme/theme.ts';

/** What the strokes write, in a picture of 380 × 220. */
const WORD = 'stet';
const [word, bars] = [
  'M95 82c1-12-6-18-18-18s-30 10-34 26c-5 24 42 22 36 46s-21 26-39 26c-16 0-25-6-28-18 4 14 18 18 34 18 38 0 82-74 109-142-19 48-30 92-35 114s1 28 12 28c16 0 36-19 53-33s39-23 42-35 0-20-9-20c-13 0-32 24-38 48s2 40 22 40c30 0 72-74 101-154-19 52-32 104-37 126s2 28 16 28c20 0 40-18 62-46',
  'M111 64c20 2 42 0 68-8M252 62c34 8 68-22 119-8',
] as const;
/** Whether the name is the one that is drawn. No other name has a signature, five dots or the words below them. */
export const isSigned = brand.name.toLowerCase() === WORD;
const DOT_GAP = 68;
/** The five dots. A little longer than four gaps, so that the last dot is drawn. */
const DOTS = `M40 207h${4 * DOT_GAP + 1}`;

/** The hand writes its word, then the bars, then one dot after the other. In milliseconds. */
const [WORD_MS, BARS_MS, DOTS_MS] = [800, 200, 400];
const WORD_AT = STROKE_MS + 100;
const BARS_AT = WORD_AT + WORD_MS;
const DOTS_AT = BARS_AT + BARS_MS;

/** The name over its five dots, as a signature. Two strokes side by side make it thick and thin. */
export function Hand({ sx = {} }: { sx?: Styles }) {
  if (!isSigned) return null;
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
      <Box component="path" pathLength="1" d={word} sx={drawn(write, WORD_MS, WORD_AT)} />
      <Box component="path" pathLength="1" d={word} transform="translate(5-2)" sx={drawn(write, WORD_MS, WORD_AT)} />
      <Box component="path" pathLength="1" d={bars} sx={drawn(write, BARS_MS, BARS_AT)} />
      <Box
        component="path"
        d={DOTS}
        strokeWidth="18"
        strokeDasharray={`0 ${DOT_GAP}`}
        sx={drawn(`steps(5) ${reveal}`, DOTS_MS, DOTS_AT)}
      />
    </Box>
  );
}

const drawn = (animation: string, milliseconds: number, at: number): Styles => ({
  [MOVING]: { animation: `${milliseconds}ms ${at}ms backwards ${animation}` },
});

/** Draws a path whose length is 1. */
const write = `${keyframes({ from: { strokeDasharray: 1, strokeDashoffset: 1 }, to: { strokeDasharray: 1 } })}`;

/**
 * Shows a part from its start to its end. Both ends are insets, because no browser animates an inset to `none`. The 20 px
 * leave room for the dots' radius.
 */
const reveal = keyframes({
  from: { clipPath: 'inset(-20px 100% -20px -20px)' },
  to: { clipPath: 'inset(-20px)' },
});
