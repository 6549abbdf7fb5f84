// How the messages of `talk.ts` are set.
import type { QuestionWord } from '../../content/answers.ts';
import { hero, type MessagePart } from '../../content/landing.ts';
import type { Talk } from '../../content/talk.ts';
import { breakpoints, palette, space, styled, typography } from '../../theme/theme.ts';

export const TalkLines = ({ talk }: { talk: Talk }) =>
  talk.map(([from, channel, time, text]) => (
    <TalkLine key={text}>
      <b>{from}</b>
      {` ${channel} ${time}\u2002${text}`}
    </TalkLine>
  ));

/** A message with its sender, in running text. */
export const TalkLine = styled('p')({ margin: 0 });

/** The sender of a message that isn't running text. */
export const Sender = styled('b')({
  fontSize: typography.body2.fontSize,
  marginInlineEnd: space(1),
  unicodeBidi: 'isolate',
});

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

const { sender, sent, message } = hero.fiveQuestions;

/** The hero's message, with the answer to a question underlined. Phones have shown it, so there its address is enough. */
export const CitedMessage = ({ cited }: { cited: QuestionWord }) => (
  <InkLine>
    <b>{textOf(sender)}</b>
    {sent.map(textOf).join('')}
    <Words data-wall>
      {'\u2002'}
      {message.map((part) => {
        const isCited = typeof part === 'object' && part[1] === cited;
        return isCited ? <Cited key={cited}>{textOf(part)}</Cited> : textOf(part);
      })}
    </Words>
  </InkLine>
);

const textOf = (part: MessagePart) => (typeof part === 'string' ? part : part[0]);

/** In ink, unlike other messages. */
const InkLine = styled(TalkLine)({ color: palette.text.primary });

const Words = styled('span')({ [breakpoints.down('sm')]: { display: 'none' } });

const Cited = styled('span')({ textDecoration: 'underline' });
