import { space, styled, typography } from '../../theme/theme.ts';

/** The sender of a message that isn't running text. */
export const Sender = styled('b')({
  fontSize: typography.body2.fontSize,
  marginInlineEnd: space(1),
  unicodeBidi: 'isolate',
});
