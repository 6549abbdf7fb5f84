import Typography from '@mui/material/Typography';
import { Mark } from '../../components/Mark.tsx';
import { Note, Small } from '../../components/Note.tsx';
import { waitlist } from '../../content/formTexts.ts';
import { solution } from '../../content/landing.ts';
import { DialogOpener } from '../../layout/DialogOpener.tsx';
import { breakpoints, fitted, fluid, space, styled, typography, WIDE } from '../../theme/theme.ts';
import { DISPLAY } from './display.ts';
import { Section } from './Section.tsx';
import { Receipt, Sender, Source } from './Talk.tsx';
import { TitledItems } from './TitledItems.tsx';

const { title, lead, features, chat } = solution;
const { label, where, messages, answer, surprise } = chat;

/** The question that was asked all year, its answer, and who is surprised by it. */
export const Solution = () => (
  <Section id="solution" tone="paper" title={title} lead={lead} split>
    <Story>
      <figure aria-label={label}>
        <Note component="figcaption">{where}</Note>
        <Messages role="list">
          {messages.map((message) => (
            <li key={message.text}>
              <From {...message} /> {message.text}
            </li>
          ))}
          <li>
            <From {...answer} />
            <Answer variant="h3" component="strong">
              <Mark large>{answer.text}</Mark>
            </Answer>
            <Receipt>
              <Source {...answer.source} />
              {answer.decision}
            </Receipt>
          </li>
          <li>
            <From {...surprise} />
            <Typography variant="h1" component="p" sx={DISPLAY}>
              {surprise.text}
            </Typography>
          </li>
        </Messages>
      </figure>
      <DialogOpener>{waitlist.title}</DialogOpener>
    </Story>
    <Features items={features} />
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

const Story = styled('div')({ display: 'grid', justifyItems: 'start', gap: fluid(3, 4) });

const Messages = styled('ol')({ display: 'grid', gap: fluid(2, 3), marginTop: space(2) });

/** On a desktop, one line. */
const Answer = styled(Typography)({
  display: 'block',
  margin: `${space(1)} 0 ${space(2)}`,
  lineHeight: 1.3,
  [WIDE]: {
    fontSize: fitted(answer.text, { min: typography.h4.fontSize, max: typography.h3.fontSize, width: '62cqi' }),
  },
}) as typeof Typography;

const Features = styled(TitledItems)({
  [breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(auto-fit, minmax(min(9rem, 100%), 1fr))' },
  [WIDE]: { gridColumn: '1/-1' },
});
