import Typography from '@mui/material/Typography';
import { Hand } from '../../components/Hand.tsx';
import { solution } from '../../content/landing.ts';
import { reply, request } from '../../content/talk.ts';
import { breakpoints, fitted, fluid, LARGE, space, styled, typography } from '../../theme/theme.ts';
import { Columns } from './Columns.tsx';
import { Folio } from './Folio.tsx';
import { Mark } from './Mark.tsx';
import { CitedMessage, Receipt } from './Receipt.tsx';
import { Sender } from './Sender.tsx';
import { Small } from './Small.tsx';
import { TalkLines } from './TalkLines.tsx';

const { label, example, channel, day, messages, answer, surprise } = solution.chat;

const Messages = styled(Columns)({
  paddingTop: space(2),
  [breakpoints.up('md')]: { gridTemplateColumns: `repeat(${messages.length}, 1fr)` },
});

/** Across all columns. */
const AnswerMessage = styled('li')({
  [breakpoints.up('md')]: { '&&': { gridArea: '2/1/auto/-1', margin: 0, padding: 0, border: 0 } },
});

const Answer = styled(Typography)({
  display: 'block',
  margin: `${space(1)} 0 ${fluid(1.5, 3)}`,
  lineHeight: 1.22,
  fontSize: fitted(answer.text, { lines: 2, min: typography.h4.fontSize, max: LARGE }),
}) as typeof Typography;

/** On a desktop beside the receipt. A hand that doesn't fit beside this message is above it, by the answer. */
const Surprise = styled('li')({
  display: 'flex',
  flexWrap: 'wrap-reverse',
  alignItems: 'end',
  rowGap: '9vw',
  [breakpoints.up('md')]: { '&&': { gridArea: '2/-2', alignSelf: 'end', border: 0, paddingInlineEnd: 0 } },
});

const MarginHand = styled(Hand)({ width: 'clamp(72px, 15vw, 200px)', marginInlineStart: 'auto' });

/** On a desktop as wide as two columns. */
const WideReceipt = styled(Receipt)({
  maxWidth: 'none',
  [breakpoints.up('md')]: { maxWidth: '60%', fontSize: typography.body2.fontSize },
});

const Time = styled(Small)({ marginInlineEnd: '.35em', unicodeBidi: 'isolate' });

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
        <Answer variant="h1" component="strong">
          <Mark large>{answer.text}</Mark>
        </Answer>
        <WideReceipt>
          <TalkLines talk={request} />
          <CitedMessage cited={answer.cited} />
          <TalkLines talk={reply} />
        </WideReceipt>
      </AnswerMessage>
      <Surprise>
        <div>
          <From {...surprise} /> {surprise.text}
        </div>
        <MarginHand />
      </Surprise>
    </Messages>
  </figure>
);
