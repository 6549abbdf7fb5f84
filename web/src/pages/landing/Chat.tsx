import Typography from '@mui/material/Typography';
import { Hand } from '../../components/Hand.tsx';
import { Small } from '../../components/Note.tsx';
import { solution } from '../../content/landing.ts';
import { reply, request } from '../../content/talk.ts';
import { breakpoints, fluid, space, styled, typography } from '../../theme/theme.ts';
import { Columns } from './Columns.tsx';
import { Folio } from './Folio.tsx';
import { Mark } from './Mark.tsx';
import { CitedMessage, Receipt } from './Receipt.tsx';
import { Sender } from './Sender.tsx';
import { TalkLines } from './TalkLines.tsx';

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
  lineHeight: 1.14,
  // Fits “Two in three annual deals” on one line. On a desktop, the headline's size does.
  [breakpoints.down('md')]: { fontSize: 'min(7.6vw, 3.5rem)' },
}) as typeof Typography;

const MarginHand = styled(Hand)({
  flex: 'none',
  width: 'min(15vw, 200px)',
  [breakpoints.down('md')]: { display: 'none' },
});

/** As wide as two columns. */
const WideReceipt = styled(Receipt)({
  [breakpoints.up('md')]: { maxWidth: '60%', fontSize: typography.body2.fontSize },
});

const { label, example, channel, day, messages, answer, surprise } = solution.chat;

const Time = styled(Small)({ marginInlineEnd: '.35em' });

const From = ({ from, at }: { from: string; at: typeof answer.at }) => (
  <>
    <Sender>{from}</Sender>{' '}
    <Time>
      <time dateTime={at.time}>{at.text}</time>
    </Time>
  </>
);

/** The question that was asked all year, and its answer, which cites the decision: another front page. */
export const Chat = () => (
  <figure aria-label={label}>
    <Folio as="figcaption">
      <b>{channel}</b>
      <span>{example}</span>
      <time dateTime={day.date}>{day.text}</time>
    </Folio>
    <Messages as="ol" role="list">
      {messages.map((message) => (
        <li key={message.text}>
          <From {...message} /> {message.text}
        </li>
      ))}
      <AnswerMessage>
        <From {...answer} />
        <Signed>
          <Answer variant="hero" component="strong">
            <Mark large>{answer.text[0]}</Mark> <Mark large>{answer.text[1]}</Mark>
          </Answer>
          <MarginHand />
        </Signed>
        <WideReceipt>
          <TalkLines talk={request} />
          <CitedMessage cited={answer.cited} />
          <TalkLines talk={reply} />
        </WideReceipt>
      </AnswerMessage>
      <li>
        <From {...surprise} /> {surprise.text}
      </li>
    </Messages>
  </figure>
);
