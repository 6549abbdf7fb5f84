import type { Talk } from '../../content/talk.ts';
import { styled } from '../../theme/theme.ts';

/** A message with its sender, in running text. */
export const TalkLine = styled('p')({ margin: 0 });

export const TalkLines = ({ talk }: { talk: Talk }) =>
  talk.map(([from, channel, time, text]) => (
    <TalkLine key={text}>
      <b>{from}</b>
      {` ${channel} ${time}\u2002${text}`}
    </TalkLine>
  ));
