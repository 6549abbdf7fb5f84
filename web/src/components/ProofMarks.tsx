import { styled } from '@mui/material/styles';
import { brand } from '../content/brand.ts';
import { palette, typography } from '../theme/theme.ts';

const { drawn, word } = brand.proofMarks;

const dots = `.1em dotted ${palette.text.primary}`;

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
  // Below 5 px Chrome draws squares.
  borderBottom: '5px dotted',
  '&::after': { content: 'attr(data-word) / ""' },
});

/** The proofreader's word beside text that stands. */
export function MarginWord({ className }: { className?: string }) {
  return drawn && <Word data-word={word} className={className} />;
}

const Struck = styled('span')({
  borderBottom: dots,
  textDecoration: `line-through ${palette.primary.main} .05em`,
});

/** A word that was struck and stands all the same. */
export function Kept({ text }: { text: string }) {
  return drawn ? <Struck>{text}</Struck> : text;
}

const Twice = styled('span')({
  display: 'inline-block',
  '&::after': {
    content: 'attr(data-again) / ""',
    display: 'block',
    color: 'color-mix(in srgb, currentColor 45%, transparent)',
    textDecoration: `line-through ${palette.primary.main} .05em`,
  },
});

/** Words that repeat themselves and are struck the second time. */
export function Repeated({ text }: { text: string }) {
  return drawn ? <Twice data-again={text}>{text}</Twice> : text;
}
