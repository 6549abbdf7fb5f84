import { brand } from '../content/brand.ts';
import {
  BARS_MS,
  DOTS_MS,
  dotRow,
  filling,
  heading,
  keyframes,
  MOVING,
  palette,
  reveal,
  SIGN_AT,
  type Styles,
  styled,
  WORD_MS,
  widthOf,
} from '../theme/theme.ts';

const { name, hand } = brand;
const [word, bars] = hand.strokes;
const DOT_GAP = 68;
/** The five dots. A little longer than four gaps, so that the last dot is drawn. */
const DOTS = `M40 207h${4 * DOT_GAP + 1}`;

interface HandProps {
  /** When the pen begins, in milliseconds. */
  writtenAt?: number;
  sx?: Styles;
}

/** The name over its five dots, as a signature. By hand, two strokes side by side make it thick and thin. */
export function Hand(props: HandProps) {
  if (hand.word !== name.toLowerCase()) return <Typeset {...props} aria-hidden data-name={name} />;
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
      <path pathLength="1" d={word} />
      <path pathLength="1" d={word} transform="translate(5-2)" />
      <path pathLength="1" d={bars} />
      <path d={DOTS} strokeWidth="18" strokeDasharray={`0 ${DOT_GAP}`} />
    </Drawing>
  );
}

export const Signature = (props: Pick<HandProps, 'sx'>) => <Hand writtenAt={SIGN_AT} {...props} />;

const signature = { color: palette.primary.main, rotate: '-6deg' };
// Without `--pen` an animation is invalid, and its part is visible at once.
const pen = ({ writtenAt }: HandProps) => ({ '--pen': writtenAt && `${writtenAt}ms` });

/** Draws a path whose length is 1. */
const write = keyframes({ from: { strokeDasharray: 1, strokeDashoffset: 1 }, to: { strokeDasharray: 1 } });
const dotting = `${reveal} ${DOTS_MS}ms calc(var(--pen) + ${WORD_MS + BARS_MS}ms) steps(5) backwards`;

const Drawing = styled('svg')<HandProps>(signature, pen, {
  [MOVING]: {
    '& path': { animation: `${write} ${WORD_MS}ms var(--pen) backwards` },
    '& :nth-of-type(3)': { animation: `${write} ${BARS_MS}ms calc(var(--pen) + ${WORD_MS}ms) backwards` },
    '& :nth-of-type(4)': { animation: dotting },
  },
});

/** The name in the display face. It is generated, because it isn't a part of the text that it signs. */
const Typeset = styled('span')<HandProps>(signature, pen, {
  display: 'block',
  textAlign: 'center',
  containerType: 'inline-size',
  '&::before': {
    ...heading,
    content: 'attr(data-name)',
    display: 'block',
    fontSize: `min(${filling(widthOf(name))}, 50cqi)`,
    lineHeight: 1,
    whiteSpace: 'nowrap',
    // Whatever the visitor's styles add.
    letterSpacing: 0,
    wordSpacing: 0,
    [MOVING]: { animation: `${reveal} ${WORD_MS}ms linear var(--pen) backwards` },
  },
  '&::after': {
    content: '""',
    display: 'block',
    height: '9cqi',
    background: dotRow('2.4cqi'),
    [MOVING]: { animation: dotting },
  },
});
