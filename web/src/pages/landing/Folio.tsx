import { palette, space, styled } from '../../theme/theme.ts';
import { Ends } from './Ends.tsx';

/** The line below a front page's headline. */
export const Folio = styled(Ends)({
  paddingBlock: space(1),
  borderBlock: `1px solid ${palette.text.primary}`,
  // On phones, both ends of the waitlist's fit on a line.
  fontSize: 'clamp(.8125rem, 3.6vw, .9375rem)',
});
