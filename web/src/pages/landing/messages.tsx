// How the messages of `content/talk.ts` are set.
import type { Message } from '../../content/talk.ts';
import { space, styled, typography } from '../../theme/theme.ts';

export const MessageLine = ({ from, channel, time, text }: Message) => (
  <p>
    <b>{from}</b>
    {` ${channel} ${time}\u2002${text}`}
  </p>
);

/** The sender of a message that isn't running text. */
export const Sender = styled('b')({
  fontSize: typography.body2.fontSize,
  marginInlineEnd: space(1),
  unicodeBidi: 'isolate',
});

/** Who said it, and where. */
export const Origin = ({ from, sent }: { from: string; sent: string }) => (
  <p>
    <Sender>{from}</Sender>
    <small>{sent}</small>
  </p>
);
