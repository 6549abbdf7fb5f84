// How the messages of `talk.ts` are set.
import { Small } from '../../components/Note.tsx';
import type { Talk } from '../../content/talk.ts';
import { palette, space, styled, typography } from '../../theme/theme.ts';

export const TalkLines = ({ talk }: { talk: Talk }) =>
  talk.map(([from, channel, time, text]) => (
    <TalkLine key={text}>
      <b>{from}</b>
      {` ${channel} ${time}\u2002${text}`}
    </TalkLine>
  ));

const TalkLine = styled('p')({ margin: 0 });

/** The sender of a message that isn't running text. */
export const Sender = styled('b')({
  fontSize: typography.body2.fontSize,
  marginInlineEnd: space(1),
  unicodeBidi: 'isolate',
});

/** Who said it, and where. */
export const Source = ({ from, sent }: { from: string; sent: string }) => (
  <TalkLine>
    <Sender>{from}</Sender>
    <Small>{sent}</Small>
  </TalkLine>
);

/** The messages behind an answer. */
export const Receipt = styled('blockquote')({
  display: 'grid',
  gap: space(0.5),
  margin: 0,
  paddingInlineStart: space(1.5),
  borderInlineStart: `3px solid ${palette.primary.main}`,
  color: palette.text.secondary,
  fontSize: typography.caption.fontSize,
});
