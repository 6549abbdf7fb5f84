import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Mark } from '../../components/Mark.tsx';
import { Note } from '../../components/Note.tsx';
import { waitlist } from '../../content/formTexts.ts';
import { solution } from '../../content/landing.ts';
import { DialogOpener } from '../../layout/DialogOpener.tsx';
import { fitted, fluid, type Styles, space, typography, WIDE } from '../../theme/theme.ts';
import { DISPLAY } from './display.ts';
import { Section } from './Section.tsx';
import { Sender, Source } from './Talk.tsx';
import { TitledItems } from './TitledItems.tsx';

const { title, lead, features, chat } = solution;
const { label, where, messages, answer, surprise } = chat;

/** The question that was asked all year, its answer, and who is surprised by it. */
export const Solution = () => (
  <Section id="solution" tone="paper" title={title} lead={lead} split>
    <Box sx={{ display: 'grid', justifyItems: 'start', gap: fluid(3, 4) }}>
      <figure aria-label={label}>
        <Note component="figcaption">{where}</Note>
        <Box component="ol" role="list" sx={{ display: 'grid', gap: fluid(2, 3), marginTop: 2 }}>
          {messages.map((message) => (
            <li key={message.text}>
              <From {...message} /> {message.text}
            </li>
          ))}
          <li>
            <From {...answer} />
            <Typography variant="h3" component="strong" sx={answerLine}>
              <Mark large>{answer.text}</Mark>
            </Typography>
            <blockquote>
              <Source {...answer.source} />
              {answer.decision}
            </blockquote>
          </li>
          <li>
            <From {...surprise} />
            <Typography variant="h1" component="p" sx={DISPLAY}>
              {surprise.text}
            </Typography>
          </li>
        </Box>
      </figure>
      <DialogOpener>{waitlist.title}</DialogOpener>
    </Box>
    <TitledItems items={features} sx={threeColumns} />
  </Section>
);

const From = ({ from, at }: { from: string; at: typeof answer.at }) => (
  <>
    <Sender>{from}</Sender>{' '}
    <Box component="small" sx={{ marginInlineEnd: '.35em', unicodeBidi: 'isolate' }}>
      <time dateTime={at.time}>{at.text}</time>
    </Box>
  </>
);

/** On a desktop, one line. */
const answerLine: Styles = {
  margin: `${space(1)} 0 ${space(2)}`,
  lineHeight: 1.3,
  [WIDE]: {
    fontSize: fitted(answer.text, { min: typography.h4.fontSize, max: typography.h3.fontSize, width: '62cqi' }),
  },
};

const threeColumns: Styles = {
  gridTemplateColumns: { sm: 'repeat(auto-fit, minmax(min(9rem, 100%), 1fr))' },
  gridColumn: { md: '1/-1' },
};
