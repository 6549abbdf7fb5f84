import { dotRow, palette, styled } from '../theme/theme.ts';
import { isSigned } from './Hand.tsx';

/** Longhands: Safari 17 rejects a shorthand with a thickness. */
const strike = {
  textDecorationLine: 'line-through',
  textDecorationColor: palette.primary.main,
  textDecorationThickness: '.05em',
} as const;

/** A word that is struck through, over Stet's dots that say it stays. */
export const Struck = styled('span')({
  ...strike,
  paddingBottom: '.05em',
  ...(isSigned && { background: dotRow('.05em') }),
});

/** Words that are shown twice, the second time struck through. A grid, because an inline block is aligned to its last line. */
export const Repeated = styled('span')<{ 'data-again': string }>({
  display: 'inline-grid',
  // Otherwise WebKit strikes no space between words (seen in 27.2, November 2026).
  wordSpacing: 0,
  '&::after': {
    ...strike,
    // Firefox 125 and Safari 17 drop a declaration with a text for screen readers.
    content: ['attr(data-again)', 'attr(data-again) / ""'],
    // With `currentColor`, Chrome 114 shows nothing.
    color: `color-mix(in srgb, ${palette.text.primary} 50%, transparent)`,
  },
});
