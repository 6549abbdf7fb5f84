import { palette, space, styled } from '../theme/theme.ts';

/** The edge along which readers cut. */
export const CUT = `2px dashed ${palette.text.primary}`;

/** A part of a coupon with room for columns. */
export const ROOMY = '@container (min-width: 36rem)';

/** A newspaper's coupon: a form, a line to cut along, and what happens with it. After it is sent, its record covers that. */
export const Coupon = styled('div')({
  display: 'grid',
  alignSelf: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  backgroundColor: palette.background.paper,
  border: CUT,
  '& > *': { containerType: 'inline-size', padding: `min(${space(4)}, 5vw)` },
  '& > * + *': { gridArea: '2/1', borderTop: CUT },
  '& > * + :not(:last-child)': { visibility: 'hidden' },
  // The form is done, so its button steps back.
  '& > :nth-last-child(3)': {
    backgroundColor: palette.background.default,
    '& [type=submit]': {
      color: palette.primary.main,
      backgroundColor: 'transparent',
      borderColor: 'currentColor',
    },
  },
});
