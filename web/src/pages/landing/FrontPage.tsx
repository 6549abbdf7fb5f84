import { breakpoints, palette, SCREEN_ONLY, space, styled, typography } from '../../theme/theme.ts';

/** As large as a line as wide as the page can be, beside a scroll bar, too; on smaller screens it breaks. */
export const banner = { [breakpoints.up('md')]: { fontSize: 'min(7.1vw - 8px, 5.35rem)' } };

/** The column beside the others, a quarter of a desktop's page. */
export const COLUMN = 'max(min(15.5rem, 35%), 25% - 1.875rem)';
export const COLUMN_GAP = space(5);

/** The line below a front page's headline. On small screens its middle part is the second line. */
export const Folio = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: space(3),
  paddingBlock: space(1),
  borderBlock: `1px solid ${palette.text.primary}`,
  fontSize: typography.body2.fontSize,
  [breakpoints.down('md')]: { '& > :nth-of-type(2):not(:last-of-type)': { order: 1, width: '100%' } },
  ...SCREEN_ONLY,
});
