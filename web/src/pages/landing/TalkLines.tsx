import type { ElementType } from 'react';
import type { Talk } from '../../content/talk.ts';
import { styled } from '../../theme/theme.ts';

/** A message with its sender, in running text. */
export const TalkLine = styled('p')({ margin: 0 });

export const TalkLines = ({ talk, as: As = TalkLine }: { talk: readonly Talk[]; as?: ElementType }) =>
  talk.map(([from, channel, time, text]) => (
    <As key={text}>
      <b>{from}</b>
      {` ${channel} ${time}\u2002${text}`}
    </As>
  ));
