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
  [breakpoints.down('sm')]: { columnGap: space(1), fontSize: typography.caption.fontSize },
});
