import { breakpoints, palette, space, styled, typography } from '../../theme/theme.ts';
import { Ends } from './Ends.tsx';

/** The line below a front page's headline. */
export const Folio = styled(Ends)({
  paddingBlock: space(1),
  borderBlock: `1px solid ${palette.text.primary}`,
  [breakpoints.down('sm')]: { columnGap: space(1), fontSize: typography.caption.fontSize },
});
