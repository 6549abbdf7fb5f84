import { BARS_MS, DOTS_MS, keyframes, MOVING, palette, reveal, SIGN_AT, styled, WORD_MS } from '../theme/theme.ts';

/** One stroke of the pen, from the s to the last t. */
const WORD =
  'M95 82c1-12-6-18-18-18s-30 10-34 26c-5 24 42 22 36 46s-21 26-39 26c-16 0-25-6-28-18 4 14 18 18 34 18 38 0 82-74 109-142-19 48-30 92-35 114s1 28 12 28c16 0 36-19 53-33s39-23 42-35 0-20-9-20c-13 0-32 24-38 48s2 40 22 40c30 0 72-74 101-154-19 52-32 104-37 126s2 28 16 28c20 0 40-18 62-46';
const BARS = 'M111 64c20 2 42 0 68-8M252 62c34 8 68-22 119-8';
const DOT_GAP = 68;
/** The five dots. A little longer than four gaps, so that the last dot is drawn. */
const DOTS = `M40 207h${4 * DOT_GAP + 1}`;

/** Draws a path whose length is 1. */
const write = keyframes({ from: { strokeDasharray: 1, strokeDashoffset: 1 }, to: { strokeDasharray: 1 } });

// Without `--pen` an animation is invalid, and its part is visible at once.
const Word = styled('path')({ [MOVING]: { animation: `${write} ${WORD_MS}ms var(--pen) backwards` } });
const Bars = styled('path')({
  [MOVING]: { animation: `${write} ${BARS_MS}ms calc(var(--pen) + ${WORD_MS}ms) backwards` },
});
const Dots = styled('path')({
  [MOVING]: { animation: `${reveal} ${DOTS_MS}ms calc(var(--pen) + ${WORD_MS + BARS_MS}ms) steps(5) backwards` },
});

interface HandProps {
  /** When the pen begins, in milliseconds. */
  writtenAt?: number;
  className?: string;
}

const Drawing = styled('svg')<HandProps>({ color: palette.primary.main, rotate: '-6deg' }, ({ writtenAt }) => ({
  '--pen': writtenAt && `${writtenAt}ms`,
}));

/** The proofreader's word, written by hand over its five dots. Two strokes side by side make it thick and thin. */
export function Hand(props: HandProps) {
  return (
    <Drawing
      {...props}
      aria-hidden
      viewBox="0 0 380 220"
      fill="none"
      stroke="currentColor"
      strokeWidth="7"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <Word pathLength="1" d={WORD} />
      <Word pathLength="1" d={WORD} transform="translate(5-2)" />
      <Bars pathLength="1" d={BARS} />
      <Dots d={DOTS} strokeWidth="18" strokeDasharray={`0 ${DOT_GAP}`} />
    </Drawing>
  );
}

export const Signature = (props: Pick<HandProps, 'className'>) => <Hand writtenAt={SIGN_AT} {...props} />;
