import { breakpoints, palette, SCREEN_ONLY, space, styled, typography } from '../../theme/theme.ts';

/** The column beside the others, a quarter of a desktop's page. */
export const COLUMN = 'max(min(15.5rem, 35%), 25% - 1.875rem)';
export const COLUMN_GAP = space(5);

/** The line below a front page's headline. */
export const Folio = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: space(3),
  paddingBlock: space(1),
  borderBlock: `1px solid ${palette.text.primary}`,
  fontSize: typography.body2.fontSize,
  ...SCREEN_ONLY,
});

/** Between the ends of the folio; on small screens a second line. */
export const FolioSummary = styled('div')({ [breakpoints.down('md')]: { order: 1, width: '100%' } });
