import Typography from '@mui/material/Typography';
import { Hand } from '../../components/Hand.tsx';
import { solution } from '../../content/landing.ts';
import { reply, request } from '../../content/talk.ts';
import { breakpoints, fluid, space, styled, typography } from '../../theme/theme.ts';
import { Columns, Folio, RunIn } from './FrontPage.tsx';
import { Mark } from './Mark.tsx';
import { Kept } from './Message.tsx';
import { Sender, Small } from './Panel.tsx';
import { linesOf, Receipt } from './TalkLines.tsx';

/** On a desktop, the last message stands beside the receipt. */
const Messages = styled(Columns)({
  paddingTop: space(2),
  [breakpoints.up('md')]: { '& > li:last-child': { gridArea: '2/3', alignSelf: 'end' } },
});

/** Across all columns. */
const AnswerMessage = styled('li')({
  [breakpoints.up('md')]: { '&&': { gridArea: '2/1/3/4', margin: 0, padding: 0, border: 0 } },
});

/** The hand signs it in the margin. */
const Signed = styled('div')({
  display: 'flex',
  alignItems: 'end',
  justifyContent: 'space-between',
  margin: `${space(1)} 0 ${fluid(1.5, 3)}`,
});

const Answer = styled(Typography)({
  fontSize: 'min(7.6vw, 3.5rem)',
  lineHeight: 1.14,
  [breakpoints.up('md')]: { fontSize: 'min(7.1vw - 8px, 5.35rem)' },
}) as typeof Typography;

const MarginHand = styled(Hand)({
  flex: 'none',
  width: 'min(15vw, 200px)',
  [breakpoints.down('md')]: { display: 'none' },
});

/** As wide as two columns. */
const Proof = styled(Receipt)({
  [breakpoints.up('md')]: { maxWidth: '60%', fontSize: typography.body2.fontSize },
});

function ChatMessage({ from, at, text, answer, word }: (typeof solution.chat.messages)[number]) {
  const sender = (
    <>
      <Sender>{from}</Sender>{' '}
      <Small>
        <time dateTime={at.time}>{at.text}</time>
      </Small>
    </>
  );
  if (!answer) {
    return (
      <li>
        {sender} <RunIn>{text}</RunIn>
      </li>
    );
  }
  return (
    <AnswerMessage>
      {sender}
      <Signed>
        <Answer variant="hero" component="strong">
          <Mark data-large>{answer[0]}</Mark> <Mark data-large>{answer[1]}</Mark>
        </Answer>
        <MarginHand />
      </Signed>
      <Proof>
        {linesOf(request)}
        <Kept cited={word} />
        {linesOf(reply)}
      </Proof>
    </AnswerMessage>
  );
}

/** The question that was asked all year, and its answer, which cites the decision: another front page. */
export function Chat() {
  const { label, example, channel, day, messages } = solution.chat;
  return (
    <figure aria-label={label}>
      <Folio as="figcaption">
        <b>{channel}</b>
        <span>{example}</span>
        <time dateTime={day.date}>{day.text}</time>
      </Folio>
      <Messages as="ol" role="list">
        {messages.map((message) => (
          <ChatMessage key={message.from + message.text} {...message} />
        ))}
      </Messages>
    </figure>
  );
}
