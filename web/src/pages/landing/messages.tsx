import type { ReactNode } from 'react';
import { space, styled, typography } from '../../theme/theme.ts';

export const Sender = styled('b')({
  fontSize: typography.body2.fontSize,
  marginInlineEnd: space(1),
  unicodeBidi: 'isolate',
});

/** Who sent a message, when or where. */
export const Origin = ({ from, sent }: { from: string; sent: ReactNode }) => (
  <p>
    <Sender>{from}</Sender>
    <small>{sent}</small>
  </p>
);
