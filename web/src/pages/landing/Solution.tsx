import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { COLUMN_GAP, equal } from '../../components/grids.ts';
import { Hand } from '../../components/Hand.tsx';
import { Mark } from '../../components/Mark.tsx';
import { Note } from '../../components/texts.tsx';
import { waitlist } from '../../content/formTexts.ts';
import { solution } from '../../content/landing.ts';
import { DialogOpener } from '../../layout/DialogOpener.tsx';
import { breakpoints, fitted, fluid, type Styles, space, typography, WIDE } from '../../theme/theme.ts';
import { Origin, Sender } from './messages.tsx';
import { Section } from './Section.tsx';
import { TitledItems } from './TitledItems.tsx';

const { title, lead, features, chat } = solution;
const { label, where, messages, answer, surprise } = chat;
const [before, cited, after] = answer.message;

/** The question that was asked all year, its answer, and who is surprised by it. */
export const Solution = () => (
  <Section id="solution" tone="paper" title={title} lead={lead}>
    <figure aria-label={label}>
      <Note component="figcaption">{where}</Note>
      <Box component="ol" role="list" sx={talk}>
        {messages.map((message) => (
          <Box key={message.text} component="li" sx={besideSender}>
            <span>
              <From {...message} />
            </span>{' '}
            <Box component="span" sx={{ display: 'block', gridColumn: { md: '2/-1' } }}>
              {message.text}
            </Box>
          </Box>
        ))}
        <Box component="li" sx={{ display: { md: 'contents' } }}>
          <Box sx={across}>
            <From {...answer} />
            <Typography variant="h1" component="strong" sx={answerLines}>
              <Mark large>{answer.text}</Mark> <Hand sx={atItsEnd} />
            </Typography>
          </Box>
          <Box component="blockquote" sx={receipt}>
            <Origin {...answer.source} />
            <p>
              {before}
              <u>{cited}</u>
              {after}
            </p>
          </Box>
        </Box>
        <Box component="li" sx={{ marginTop: 1.5 }}>
          <From {...surprise} />
          <Typography variant="h2" component="p" sx={{ margin: `${space(0.5)} 0 ${fluid(2, 3)}` }}>
            {surprise.text}
          </Typography>
          <DialogOpener>{waitlist.title}</DialogOpener>
        </Box>
      </Box>
    </figure>
    <TitledItems items={features} sx={threeColumns} />
  </Section>
);

const From = ({ from, at }: { from: string; at: typeof answer.at }) => (
  <>
    <Sender>{from}</Sender>{' '}
    <small>
      <time dateTime={at.time}>{at.text}</time>
    </small>
  </>
);

/** One message below the other. On a desktop, the last one is beside the answer's source. */
const talk: Styles = {
  display: 'grid',
  gap: 2,
  marginTop: 2,
  [WIDE]: { gridTemplateColumns: equal(3), columnGap: COLUMN_GAP },
};

const across: Styles = { gridColumn: { md: '1/-1' } };
const besideSender: Styles = { ...across, display: { md: 'grid' }, gridTemplateColumns: 'subgrid' };

/** The hand shares its last line. */
const answerLines: Styles = {
  marginTop: 1,
  lineHeight: 1.22,
  fontSize: fitted(answer.text, { lines: 3, min: typography.h4.fontSize, max: typography.h1.fontSize, width: '95cqi' }),
  [breakpoints.up('sm')]: {
    fontSize: fitted(answer.text, {
      lines: 2,
      min: typography.h4.fontSize,
      max: typography.h1.fontSize,
      width: '85cqi',
    }),
  },
};

const atItsEnd: Styles = {
  display: 'inline-block',
  width: '2.2em',
  marginBlock: '-.35em',
  marginInlineStart: '.1em',
};

/** On a desktop as wide as two columns. */
const receipt: Styles = {
  alignSelf: 'start',
  marginTop: 1.5,
  fontSize: 'inherit',
  gridColumn: { md: '1/3' },
};

const threeColumns: Styles = { gridTemplateColumns: { sm: 'repeat(auto-fit, minmax(min(9rem, 100%), 1fr))' } };
