import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ComponentProps, ReactNode } from 'react';
import { Pile, Spread, SpreadText } from '../../components/grids.ts';
import { Hand } from '../../components/Hand.tsx';
import { Mark } from '../../components/Mark.tsx';
import { Note } from '../../components/texts.tsx';
import { solution } from '../../content/landing.ts';
import { brand } from '../../content/site.ts';
import { FORCED, fitted, fluid, MARKED_LINE, PHONE, palette, type Styles, space } from '../../theme/theme.ts';
import { Origin } from './messages.tsx';
import { Questions } from './Questions.tsx';

const { label, march, december, asked } = solution.talk;
/** The numbers of the questions. */
const [WHY, WHAT, WHEN] = [0, 1, 2];

/**
 * A channel on two days. In March the marker keeps a sentence, which answers a question in December. The visitor asks by
 * radio buttons and CSS, so that it works without the app, too. On a narrow page the answer is directly below
 * the questions, and its source below it, so that one sees both change.
 */
export const Talk = () => (
  <Box component="figure" aria-label={label} sx={picture}>
    <Questions />
    <div>
      <Box {...EXTRA}>
        <Head channel={december.channel} day={december.day} />
      </Box>
      <Box
        component="ol"
        role="list"
        data-nosnippet
        sx={{ ...messages, marginBottom: 0, display: 'none', [SIDE_BY_SIDE]: { display: 'grid' } }}
      >
        {december.before.map((message) => (
          <Message key={message.text} {...message} />
        ))}
      </Box>
      <Pile data-nosnippet aria-live="polite" sx={{ '@supports not selector(:has(a))': { display: 'block' } }}>
        {asked.map(({ question, answer, source, after }, index) => (
          <Box key={question} component="ol" role="list" data-question={index} sx={{ ...messages, gap: INSET }}>
            <Box component="li" {...EXTRA}>
              <Origin {...december.asker} />
              <b>@{brand.name}</b> {question}
            </Box>
            <li>
              <Origin {...december.asker} from={brand.name} />
              <Typography variant="h2" component="strong" sx={large}>
                <Mark>{answer}</Mark>
              </Typography>
              <Origin {...source} />
            </li>
            <li>
              <Origin {...after} />
              <Typography variant="h5" component="p" sx={{ marginTop: 0.5 }}>
                {after.text}
              </Typography>
            </li>
          </Box>
        ))}
      </Pile>
    </div>
    <Box sx={past}>
      <Head channel={march.channel} day={<Mark data-question={WHEN}>{march.day}</Mark>} />
      <Box component="ol" role="list" sx={messages}>
        {march.before.map((message) => (
          <Message key={message.text} {...message} isExtra />
        ))}
        <Box component="li" sx={decisive}>
          <Origin {...march} />
          <Typography variant="h4" component="p" sx={words}>
            {march.begins}
            <Mark data-question={WHAT}>{march.decision}</Mark> <Mark data-question={WHY}>{march.reason}</Mark>
            {march.ends}
            <Hand sx={inMargin} />
          </Typography>
        </Box>
        <Message {...march.after} />
      </Box>
    </Box>
  </Box>
);

const Head = ({ channel, day }: { channel: string; day: ReactNode }) => (
  <Spread sx={head}>
    <SpreadText as="b">{channel}</SpreadText>
    <Note variant="caption" component="small">
      {day}
    </Note>
  </Spread>
);

type MessageProps = ComponentProps<typeof Origin> & { text: string; isExtra?: boolean };

const Message = ({ text, isExtra, ...origin }: MessageProps) => (
  <Box component="li" {...(isExtra && EXTRA)}>
    <Origin {...origin} />
    <div>{text}</div>
  </Box>
);

/** With room for both days, also in large text. */
const SIDE_BY_SIDE = '@media (min-width: 72rem)';

/** What would part the answer from its question on a narrow page. */
const EXTRA = { 'data-nosnippet': true, sx: { display: 'none', [SIDE_BY_SIDE]: { display: 'block' } } };

/** The parts that belong to another question than the one that is asked. Browsers without `:has` show all. */
const unasked = (part: string): string =>
  asked.map((_, index) => `&:not(:has([value="${index}"]:checked)) ${part}[data-question="${index}"]`).join();

const RULE = `1px solid ${palette.frame}`;
const INSET = fluid(2, 3);

/** On a narrow page one day is below the other. */
const picture: Styles = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  border: RULE,
  fontSize: '1rem',
  lineHeight: 1.5,
  [SIDE_BY_SIDE]: { gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 5fr)' },
  [unasked('ol')]: { visibility: 'hidden' },
  [unasked('mark')]: { background: 'none', color: 'inherit', animation: 'none', [FORCED]: { color: 'CanvasText' } },
};

/** Before the other day, if there is room. */
const past: Styles = {
  color: 'text.secondary',
  bgcolor: 'background.default',
  borderTop: RULE,
  [SIDE_BY_SIDE]: { gridArea: '2/1', borderTop: 0, borderInlineEnd: RULE },
};

const head: Styles = { padding: `${space(1.5)} ${INSET}`, borderBottom: 1, borderColor: 'divider' };

const messages: Styles = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: 1.5,
  margin: INSET,
  containerType: 'inline-size',
};

/** Its margin has room for the hand. */
const decisive: Styles = { paddingInlineEnd: 18, color: 'text.primary', [PHONE]: { paddingInlineEnd: 0 } };

const words: Styles = { position: 'relative', marginTop: 1, lineHeight: MARKED_LINE, textWrap: 'pretty' };

/** In the middle, so that it doesn't move with the marker. On a phone, after the last word. */
const inMargin: Styles = {
  position: 'absolute',
  top: '55%',
  insetInlineStart: `calc(100% + ${space(2)})`,
  width: space(15),
  translate: '0 -50%',
  [PHONE]: {
    position: 'static',
    display: 'inline-block',
    verticalAlign: 'middle',
    marginInlineStart: 2,
    width: space(9),
    translate: 'none',
  },
};

const answers = asked.map(({ answer }) => answer);
const large: Styles = {
  display: 'block',
  marginBlock: 1,
  lineHeight: MARKED_LINE,
  fontSize: fitted(answers, { lines: 2, max: '3.5rem' }),
};
