import { breakpoints, fluid, space, styled } from '../theme/theme.ts';

/** Parts one below the other. */
export const Rows = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: fluid(2, 3),
});

/** Two parts: beside each other on a desktop, one below the other on a phone. */
export const Split = styled(Rows)({
  gap: fluid(2, 5),
  [breakpoints.up('md')]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)', columnGap: space(8) },
});
