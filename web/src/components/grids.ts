// The layout pieces.
import { CONTENT_WIDTH, fluid, GUTTER, type Styles, space, styled, typography, WIDE } from '../theme/theme.ts';

/**
 * As wide as the page's content, with its gutters. In `main`, `fitted` texts fill it. Not in the header: a container
 * would move its fixed button.
 */
export const PageWidth = styled('div')({
  maxWidth: `calc(${CONTENT_WIDTH} + 2*${GUTTER})`,
  marginInline: 'auto',
  paddingInline: GUTTER,
  'main &': { containerType: 'inline-size' },
});

/** Parts one below the other. */
export const Rows = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: fluid(2, 3) });

/** Its parts lie on each other, so that nothing moves when another one is shown. */
export const Pile = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '& > *': { gridArea: '1/1' },
});

/** Between columns. */
export const COLUMN_GAP = space(5);
/** One of three columns; on a narrow desktop wide enough for the hero's button and proof. */
const COLUMN = `max(min(15.5rem, 35%), (100% - ${COLUMN_GAP}*2)/3)`;

/** On a desktop, the first part is a narrow first column. */
export const Columns = styled(Rows)({
  [WIDE]: { gridTemplateColumns: `${COLUMN} minmax(0, 1fr)`, columnGap: COLUMN_GAP },
});

/** So many equal columns. */
export const equal = (columns: number) => `repeat(${columns}, minmax(0, 1fr))`;

/** If there is room for them. Else one. */
export const threeColumns: Styles = { '@container (min-width: 41rem)': { gridTemplateColumns: equal(3) } };

/** What is at both ends of a line. With large text, it wraps. */
export const Spread = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  columnGap: space(1),
  fontSize: typography.body2.fontSize,
});

/** A text at the start of a line. It wraps before the end does. */
export const SpreadText = styled('span')({ flex: '1 4rem', maxWidth: '100%' });
