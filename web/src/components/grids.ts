import { fluid, space, styled, WIDE } from '../theme/theme.ts';

/** Parts one below the other. */
export const Rows = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: fluid(2, 3) });

/** Between columns. */
export const COLUMN_GAP = space(5);
/** One of three columns; on a narrow desktop wide enough for the hero's button and proof. */
const COLUMN = `max(min(15.5rem, 35%), (100% - ${COLUMN_GAP}*2)/3)`;

/** Four columns of 15 rem, if there is room for them. Else two or one, so that none is alone. */
export const FOUR_COLUMNS = 'repeat(auto-fit, minmax(max(min(15rem, 100%), min((66rem - 100%)*99, 45%)), 1fr))';

/** A newspaper's sheet: on a desktop, its first child is a narrow first column. */
export const Sheet = styled(Rows)({
  [WIDE]: { gridTemplateColumns: `${COLUMN} minmax(0, 1fr)`, columnGap: COLUMN_GAP },
});
