import { breakpoints, palette, RADIUS, space, styled } from '../theme/theme.ts';

/** The edge along which readers cut. */
export const CUT = `2px dashed ${palette.text.secondary}`;

/** The part of a front page that readers send back: a form, and beside it what goes on record. */
export const Coupon = styled('div')({
  display: 'grid',
  alignSelf: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  border: CUT,
  borderRadius: RADIUS,
  '& > *': { padding: `min(${space(3)}, 5vw)` },
  '& > * + *': { borderTop: CUT },
  [breakpoints.up('lg')]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '& > * + *': { borderTop: 0, borderInlineStart: CUT },
  },
});
