import { styled } from '@mui/material/styles';
import { brand } from '../content/brand.ts';
import { palette, typography } from '../theme/theme.ts';

const { drawn, word } = brand.proofMarks;

/** Five dots below a word. Browsers draw dotted borders as squares, or as many dots as they like. */
const dots = (size: string) =>
  `radial-gradient(circle closest-side,currentColor 96%,#0000) 0 100%/20% ${size} repeat-x` as const;

/** Longhands: WebKit rejects a shorthand with a thickness. */
const strike = {
  textDecorationLine: 'line-through',
  textDecorationColor: palette.primary.main,
  textDecorationThickness: '.05em',
} as const;

/** Generated content with an empty alternative text: seen, but neither read aloud nor searched. */
const Word = styled('span')({
  display: 'inline-block',
  color: palette.primary.main,
  fontFamily: typography.h1.fontFamily,
  fontSize: 'max(1.5rem, .5em)',
  fontStyle: 'italic',
  fontWeight: typography.h1.fontWeight,
  lineHeight: 1,
  rotate: '-6deg',
  paddingBottom: '.12em',
  background: dots('.16em'),
  '&::after': { content: 'attr(data-word) / ""' },
});

/** The proofreader's word beside text that stands. */
export function MarginWord({ className }: { className?: string }) {
  return drawn && <Word data-word={word} className={className} />;
}

const Struck = styled('span')({ ...strike, paddingBottom: '.05em', background: dots('.1em') });

/** A word that was struck and stands all the same. */
export function Kept({ text }: { text: string }) {
  return drawn ? <Struck>{text}</Struck> : text;
}

/** A block: Firefox aligns an inline block to its last line, after a balanced break before it. */
const Twice = styled('span')({
  display: 'block',
  // WebKit doesn't strike it.
  wordSpacing: 0,
  '&::after': {
    ...strike,
    content: 'attr(data-again) / ""',
    display: 'block',
    color: 'color-mix(in srgb, currentColor 45%, transparent)',
  },
});

/** Words that repeat themselves and are struck the second time. */
export function Repeated({ text }: { text: string }) {
  return drawn ? <Twice data-again={text}>{text}</Twice> : text;
}
