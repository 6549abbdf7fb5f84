import { breakpoints, palette, space, styled, typography } from '../../theme/theme.ts';

/** What is at both ends of a line. With large text, it wraps. */
export const Ends = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  columnGap: space(2),
  fontSize: typography.body2.fontSize,
});

/** The line below a front page's headline. */
export const Folio = styled(Ends)({
  paddingBlock: space(1),
  borderBlock: `1px solid ${palette.text.primary}`,
  // On phones, both ends of the waitlist's fit on a line.
  fontSize: 'clamp(.8125rem, 3.6vw, .9375rem)',
});

/** Between the ends of the folio; on small screens a second line. */
export const FolioSummary = styled('div')({ [breakpoints.down('md')]: { order: 1, width: '100%' } });
