// How the messages of `talk.ts` are set.
import type { Talk } from '../../content/talk.ts';
import { space, styled, typography } from '../../theme/theme.ts';

export const TalkLines = ({ talk }: { talk: Talk }) =>
  talk.map(([from, channel, time, text]) => (
    <p key={text}>
      <b>{from}</b>
      {` ${channel} ${time}\u2002${text}`}
    </p>
  ));

/** The sender of a message that isn't running text. */
export const Sender = styled('b')({
  fontSize: typography.body2.fontSize,
  marginInlineEnd: space(1),
  unicodeBidi: 'isolate',
});

/** Who said it, and where. */
export const Source = ({ from, sent }: { from: string; sent: string }) => (
  <p>
    <Sender>{from}</Sender>
    <small>{sent}</small>
  </p>
);
