import { space, styled, typography } from '../../theme/theme.ts';

/** What is at both ends of a line. With large text, it wraps. */
export const Ends = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  columnGap: space(2),
  fontSize: typography.body2.fontSize,
});
