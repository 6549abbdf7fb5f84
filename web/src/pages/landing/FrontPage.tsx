import { breakpoints, palette, SCREEN_ONLY, space, styled } from '../../theme/theme.ts';
import { Ends } from './Panel.tsx';

/** The column beside the others, a quarter of a desktop's page. */
export const COLUMN = 'max(min(15.5rem, 35%), 25% - 1.875rem)';
export const COLUMN_GAP = space(5);

/** The line below a front page's headline. */
export const Folio = styled(Ends)({
  columnGap: space(3),
  paddingBlock: space(1),
  borderBlock: `1px solid ${palette.text.primary}`,
  ...SCREEN_ONLY,
});

/** Between the ends of the folio; on small screens a second line. */
export const FolioSummary = styled('div')({ [breakpoints.down('md')]: { order: 1, width: '100%' } });
