import { fluid, palette, space, styled, WIDE } from '../theme/theme.ts';

/** Parts one below the other. */
export const Rows = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: fluid(2, 3) });

/** Between newspaper columns, with a line in its middle. */
export const COLUMN_GAP = space(5);
/** One of four columns with three gaps between them; on a narrow desktop wide enough for the hero's button and proof. */
const COLUMN = `max(min(15.5rem, 35%), 25% - ${COLUMN_GAP}*3/4)`;

/** A newspaper's sheet: on a desktop, its first child is a narrow first column. */
export const Sheet = styled(Rows)({
  [WIDE]: { gridTemplateColumns: `${COLUMN} minmax(0, 1fr)`, columnGap: COLUMN_GAP },
});

/** The line in the middle of a column gap. It belongs to the column after it. */
export const COLUMN_LINE = {
  marginInlineStart: `calc(${COLUMN_GAP}/-2)`,
  paddingInlineStart: `calc(${COLUMN_GAP}/2 - 1px)`,
  borderInlineStart: `1px solid ${palette.divider}`,
};
