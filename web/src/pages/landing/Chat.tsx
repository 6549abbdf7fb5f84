import Typography from '@mui/material/Typography';
import { Hand } from '../../components/Hand.tsx';
import { solution } from '../../content/landing.ts';
import { reply, request } from '../../content/talk.ts';
import { breakpoints, palette, space, styled } from '../../theme/theme.ts';
import { Mark } from './Mark.tsx';
import { Kept } from './Message.tsx';
import { Panel, PanelBody, PanelHead, Sender, Small } from './Panel.tsx';
import { linesOf, Receipt } from './TalkLines.tsx';

/** Has the page's background, because the section around it has a panel's background. */
const Conversation = styled(Panel)({
  position: 'relative',
  backgroundColor: palette.background.default,
});

const Answer = styled(Typography)({
  display: 'block',
  margin: `${space(1)} 0`,
  fontSize: 'min(9vw, 2.25rem)',
  lineHeight: 1.18,
  [breakpoints.up('md')]: { fontSize: 'min(4.5vw - .3rem, 3.4rem)' },
}) as typeof Typography;

const ChatHand = styled(Hand)({
  position: 'absolute',
  insetInlineEnd: space(3),
  bottom: space(2),
  width: 'min(9rem, 45% - 4rem)',
});

function ChatMessage({ from, at, text, answer, word }: (typeof solution.chat.messages)[number]) {
  return (
    <li>
      <Sender>{from}</Sender>{' '}
      <Small>
        <time dateTime={at.time}>{at.text}</time>
      </Small>
      {answer ? (
        <>
          <Answer variant="h2" component="strong">
            <Mark data-large>{answer[0]}</Mark> <Mark data-large>{answer[1]}</Mark>
          </Answer>
          <Receipt>
            {linesOf(request)}
            <Kept cited={word} />
            {linesOf(reply)}
          </Receipt>
        </>
      ) : (
        <Typography>{text}</Typography>
      )}
    </li>
  );
}

/** The question that was asked all year, and its answer, which cites the decision. */
export function Chat({ className }: { className?: string }) {
  const { label, example, channel, day, messages } = solution.chat;
  return (
    <Conversation className={className} aria-label={label}>
      <PanelHead as="figcaption">
        {channel}
        <Small>
          {`${example} · `}
          <time dateTime={day.date}>{day.text}</time>
        </Small>
      </PanelHead>
      <PanelBody as="ol" role="list">
        {messages.map((message) => (
          <ChatMessage key={message.from + message.text} {...message} />
        ))}
      </PanelBody>
      <ChatHand />
    </Conversation>
  );
}
