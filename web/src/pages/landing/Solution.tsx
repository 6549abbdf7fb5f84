import Typography from '@mui/material/Typography';
import { COLUMN_GAP, COLUMN_LINE } from '../../components/grids.ts';
import { Hand } from '../../components/Hand.tsx';
import { Mark } from '../../components/Mark.tsx';
import { Small } from '../../components/Note.tsx';
import { waitlist } from '../../content/formTexts.ts';
import { solution } from '../../content/landing.ts';
import { DialogOpener } from '../../layout/DialogOpener.tsx';
import { breakpoints, fitted, fluid, LARGE, space, styled, typography, WIDE } from '../../theme/theme.ts';
import { Folio } from './Ends.tsx';
import { Section } from './Section.tsx';
import { CitedMessage, Receipt, Sender } from './Talk.tsx';
import { TitledItem, TitledItems } from './TitledItem.tsx';

const { title, lead, features, chat } = solution;
const { label, example, channel, day, messages, answer, surprise } = chat;

/** The question that was asked all year, and its answer, which cites the decision: another front page. */
export const Solution = () => (
  <Section id="solution" tone="paper" title={title} lead={lead}>
    <figure aria-label={label}>
      <Folio as="figcaption">
        <b>{channel}</b>
        <span>{example}</span>
        <time dateTime={day.date}>{day.text}</time>
      </Folio>
      <Messages role="list">
        {messages.map((message) => (
          <li key={message.text}>
            <From {...message} /> {message.text}
          </li>
        ))}
        <AnswerMessage>
          <Wide>
            <From {...answer} />
            <Answer variant="h1" component="strong">
              <Mark large>{answer.text}</Mark> <MarginHand />
            </Answer>
          </Wide>
          <Source>
            <CitedMessage cited={answer.cited} />
          </Source>
        </AnswerMessage>
        <Surprise>
          <From {...surprise} />
          <Said variant="h3" component="p">
            {surprise.text}
          </Said>
          <Join>
            <DialogOpener>{waitlist.title}</DialogOpener>
            <Small>{waitlist.benefits[0]}</Small>
          </Join>
        </Surprise>
      </Messages>
    </figure>
    <Features role="list">
      {Object.entries(features).map(([name, text]) => (
        <TitledItem key={name} title={name} text={text} />
      ))}
    </Features>
  </Section>
);

const From = ({ from, at }: { from: string; at: typeof answer.at }) => (
  <>
    <Sender>{from}</Sender>{' '}
    <Time>
      <time dateTime={at.time}>{at.text}</time>
    </Time>
  </>
);

const Time = styled(Small)({ marginInlineEnd: '.35em', unicodeBidi: 'isolate' });

/** Newspaper columns with a line between them; on small screens one below the other. */
const Messages = styled('ol')({
  display: 'grid',
  gap: fluid(1.5, 3),
  paddingTop: space(2),
  [WIDE]: {
    gridTemplateColumns: `repeat(${messages.length}, minmax(0, 1fr))`,
    gap: `${space(4)} ${COLUMN_GAP}`,
    '& > li': { gridRow: 1 },
    '& > li + li': COLUMN_LINE,
  },
});

/** On a desktop its parts are cells among the columns. */
const AnswerMessage = styled('li')({ [WIDE]: { display: 'contents' } });

const Wide = styled('div')({ [WIDE]: { gridArea: '2/1/auto/-1' } });

/** The hand shares its last line. */
const Answer = styled(Typography)({
  display: 'block',
  marginTop: space(1),
  lineHeight: 1.22,
  fontSize: fitted(answer.text, { lines: 3, min: typography.h4.fontSize, max: LARGE, width: '95cqi' }),
  [breakpoints.up('sm')]: {
    fontSize: fitted(answer.text, { lines: 2, min: typography.h4.fontSize, max: LARGE, width: '85cqi' }),
  },
}) as typeof Typography;

/** By the line that it saves. */
const MarginHand = styled(Hand)({
  display: 'inline-block',
  width: '2.2em',
  marginBlock: '-.35em',
  marginInlineStart: '.1em',
});

/** On a desktop as wide as two columns. */
const Source = styled(Receipt)({
  marginTop: space(2),
  [WIDE]: { gridArea: '3/1/auto/-2', alignSelf: 'start', margin: 0, fontSize: 'inherit' },
});

const Surprise = styled('li')({ [WIDE]: { '&&': { gridRow: 3 } } });

const Said = styled(Typography)({ marginTop: space(0.5) }) as typeof Typography;

const Join = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space(1)} ${space(2)}`,
  marginTop: fluid(1.5, 3),
});

const Features = styled(TitledItems)({
  [breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(auto-fit, minmax(min(9rem, 100%), 1fr))' },
});
