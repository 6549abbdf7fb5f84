import { breakpoints, palette, space, styled } from '../theme/theme.ts';

/** The edge along which readers cut. */
export const CUT = `2px dashed ${palette.text.secondary}`;

/** A form, and beside it what goes on record, as a newspaper's coupon. */
export const Coupon = styled('div')({
  display: 'grid',
  alignSelf: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '& > *': { padding: `min(${space(3)}, 5vw)`, border: CUT },
  // It overlaps the form's edge, so that a record in ink covers it.
  '& > * + *': { marginTop: -2, borderTopColor: '#0000' },
  [breakpoints.up('lg')]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '& > * + *': { marginTop: 0, marginInlineStart: -2, borderTop: CUT, borderInlineStartColor: '#0000' },
  },
});
