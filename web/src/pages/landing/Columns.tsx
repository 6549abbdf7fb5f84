import { COLUMN_GAP } from '../../components/grids.ts';
import { fluid, palette, space, styled, WIDE } from '../../theme/theme.ts';

/** The line in the middle of a column gap. It belongs to the column after it. */
export const COLUMN_LINE = {
  marginInlineStart: `calc(${COLUMN_GAP}/-2)`,
  paddingInlineStart: `calc(${COLUMN_GAP}/2 - 1px)`,
  borderInlineStart: `1px solid ${palette.divider}`,
};

/** Newspaper columns with a line between them; on small screens one below the other. */
export const Columns = styled('ul')({
  display: 'grid',
  gap: fluid(2, 3),
  [WIDE]: {
    gridAutoColumns: '1fr',
    gap: `${space(4)} 0`,
    '& > li': { minWidth: 0, gridRow: 1, paddingInlineEnd: COLUMN_GAP },
    '& > li + li': COLUMN_LINE,
  },
});
