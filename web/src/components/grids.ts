import { breakpoints, fluid, palette, space, styled, typography } from '../theme/theme.ts';

/** Parts one below the other. */
export const Rows = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: fluid(2, 3) });

/** Two parts: beside each other on a desktop, one below the other on a phone. */
export const Split = styled(Rows)({
  gap: fluid(2, 5),
  [breakpoints.up('md')]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)', columnGap: space(8) },
});

/** Between newspaper columns, with a line in its middle. */
export const COLUMN_GAP = space(5);
/** One of four columns with three gaps between them; on a narrow desktop wide enough for the hero's button and proof. */
const COLUMN = `max(min(15.5rem, 35%), 25% - ${COLUMN_GAP}*3/4)`;

/** A newspaper's sheet: on a desktop, the pitch is its first column. */
export const Sheet = styled(Rows)({
  [breakpoints.up('md')]: { gridTemplateColumns: `${COLUMN} minmax(0, 1fr)`, columnGap: COLUMN_GAP },
});

/** The line in the middle of a column gap. It belongs to the column after it. */
export const columnLine = {
  marginInlineStart: space(-2.5),
  paddingInlineStart: `calc(${space(2.5)} - 1px)`,
  borderInlineStart: `1px solid ${palette.divider}`,
};

/** Newspaper columns with a line between them; on small screens one below the other. */
export const Columns = styled('ul')({
  display: 'grid',
  gap: fluid(1.5, 3),
  [breakpoints.up('md')]: {
    gridAutoColumns: '1fr',
    gap: `${space(4)} ${COLUMN_GAP}`,
    '& > li': { minWidth: 0, gridRow: 1 },
    '& > li + li': columnLine,
  },
});

/** What is at both ends of a line. With large text, it wraps. */
export const Ends = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  columnGap: space(2),
  fontSize: typography.body2.fontSize,
});
