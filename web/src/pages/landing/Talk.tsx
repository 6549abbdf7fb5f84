import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ComponentProps, ReactNode } from 'react';
import { Spread, SpreadText } from '../../components/grids.ts';
import { Signature } from '../../components/Hand.tsx';
import { Mark } from '../../components/Mark.tsx';
import { Note } from '../../components/texts.tsx';
import { brand } from '../../content/brand.ts';
import { solution } from '../../content/landing.ts';
import {
  fitted,
  fluid,
  HOVER,
  MOVING,
  PHONE,
  palette,
  RADIUS,
  type Styles,
  space,
  styled,
  typography,
} from '../../theme/theme.ts';
import { Origin } from './messages.tsx';

const { label, march, december, ask, questions, answers } = solution.talk;
const { source, begins, decision, reason, ends } = march;
/** The numbers of the questions. */
const [WHAT, WHEN, WHY] = [0, 1, 2];

/**
 * A channel on two days: the marker keeps what was said in March, and December's answer is what it keeps. The visitor
 * asks by radio buttons and CSS, so that it works without the app, too.
 */
export const Talk = () => (
  <Box component="figure" aria-label={label} sx={picture}>
    <Day {...march} sx={past}>
      {march.before.map((message, index) => (
        <Message key={message.text} {...message} isExtra={index % 2 === 1} />
      ))}
      <Box component="li" sx={decisive}>
        <Origin
          from={source.from}
          sent={
            <>
              {source.where}
              <Kept by={WHEN} signed>
                {source.when}
              </Kept>
            </>
          }
        />
        <Typography variant="h4" component="p" sx={{ marginTop: 0.5, lineHeight: 1.35, textWrap: 'pretty' }}>
          {begins}
          <Kept by={WHAT} signed large>
            {decision}
          </Kept>{' '}
          <Kept by={WHY} signed large>
            {reason}
          </Kept>
          {ends}
        </Typography>
      </Box>
      <Message {...march.after} />
    </Day>
    <Day {...december}>
      {december.before.map((message) => (
        <Message key={message.text} {...message} />
      ))}
      <li>
        <Origin {...december.asker} />
        <Box data-nosnippet sx={pile}>
          {questions.map((question, index) => (
            <Box key={question} component="span" sx={unlessAsked(index, { visibility: 'hidden' })}>
              <b>@{brand.name}</b> {question}
            </Box>
          ))}
        </Box>
      </li>
      <li>
        <Origin from={brand.name} sent={december.asker.sent} />
        <Typography variant="h2" component="strong" data-nosnippet aria-live="polite" sx={{ ...pile, ...large }}>
          {answers.map((answer, index) => (
            <Box key={answer} component="span" sx={unlessAsked(index, { visibility: 'hidden' })}>
              <Kept by={index} large>
                {answer}
              </Kept>
            </Box>
          ))}
        </Typography>
        <Origin from={source.from} sent={source.where + source.when} />
      </li>
      <li>
        <Origin {...december.after} />
        <Typography variant="h5" component="p">
          {december.after.text}
        </Typography>
      </li>
    </Day>
    <Box sx={composer}>
      <Box component="fieldset" sx={choices}>
        <Note component="legend" sx={{ padding: 0, marginBottom: 1 }}>
          {ask}
        </Note>
        {questions.map((question, index) => (
          <Choice key={question}>
            <input type="radio" name="question" value={index} defaultChecked={index === WHY} />
            {question}
          </Choice>
        ))}
      </Box>
    </Box>
  </Box>
);

/** What a part looks like unless this question is asked. Browsers without `:has` show every answer. */
const unlessAsked = (question: number, styles: Styles): Styles => ({
  [`figure:not(:has([value="${question}"]:checked)) &`]: styles,
});

type KeptProps = ComponentProps<typeof Mark> & {
  /** The question that it answers. */
  by: number;
  /** Whether the hand is in the margin beside it. */
  signed?: boolean;
};

/** The marker is on it while its question is asked. */
const Kept = ({ by, signed, ...props }: KeptProps) => (
  <>
    {signed && <Signature sx={{ ...inMargin, ...unlessAsked(by, { display: 'none' }) }} />}
    <Mark sx={unlessAsked(by, { background: 'none', color: 'inherit', animation: 'none' })} {...props} />
  </>
);

interface DayProps {
  channel: string;
  day: string;
  sx?: Styles;
  children: ReactNode;
}

const Day = ({ channel, day, sx = {}, children }: DayProps) => (
  <Box sx={sx}>
    <Spread sx={head}>
      <SpreadText as="b">{channel}</SpreadText>
      <small>{day}</small>
    </Spread>
    <Box component="ol" role="list" sx={messages}>
      {children}
    </Box>
  </Box>
);

interface MessageProps {
  from: string;
  sent: string;
  text: string;
  /** Phones have no room for it. */
  isExtra?: boolean;
}

const Message = ({ from, sent, text, isExtra }: MessageProps) => (
  <Box component="li" data-nosnippet={isExtra || undefined} sx={isExtra ? notOnPhone : {}}>
    <Origin from={from} sent={sent} />
    <p>{text}</p>
  </Box>
);

const notOnPhone: Styles = { [PHONE]: { display: 'none' } };

/** With room for both days side by side. */
const SIDE_BY_SIDE = '@container (min-width: 64rem)';
const RULE = `1px solid ${palette.frame}`;
const INSET = fluid(2.5, 4);

/** On a narrow page one day is below the other. */
const picture: Styles = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  border: RULE,
  fontSize: '1rem',
  lineHeight: 1.5,
  [SIDE_BY_SIDE]: { gridTemplate: '1fr auto/minmax(0, 18fr) minmax(0, 25fr)' },
};

const past: Styles = {
  color: 'text.secondary',
  bgcolor: 'background.default',
  borderBottom: RULE,
  [SIDE_BY_SIDE]: { gridRow: '1/3', borderBottom: 0, borderInlineEnd: RULE },
};

const head: Styles = { padding: `${space(1.5)} ${INSET}`, borderBottom: 1, borderColor: 'divider' };

const messages: Styles = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 2,
  margin: `${space(3)} ${INSET}`,
  containerType: 'inline-size',
};

/** Its margin has room for the hand. */
const decisive: Styles = {
  position: 'relative',
  maxWidth: '30rem',
  paddingInlineEnd: { xs: 8, sm: 12 },
  color: 'text.primary',
};

/** Beside the line in which its sentence begins. */
const inMargin: Styles = {
  position: 'absolute',
  insetInlineEnd: 0,
  display: 'inline-block',
  width: { xs: space(7), sm: space(10) },
};

/** Its parts lie on each other, so that another one moves nothing. */
const pile: Styles = { '@supports selector(:has(a))': { display: 'grid', '& > *': { gridArea: '1/1' } } };

const answerSize = (lines: number) => fitted(answers, { lines, min: typography.h4.fontSize, max: '3.125rem' });

const large: Styles = {
  marginBlock: 1,
  lineHeight: 1.24,
  fontSize: { xs: answerSize(3), sm: answerSize(2) },
};

const composer: Styles = { padding: `${space(2)} ${INSET} ${space(3)}`, borderTop: 1, borderColor: 'divider' };

const choices: Styles = { display: 'flex', flexWrap: 'wrap', gap: 1 };

/** A radio button that looks like one to press. */
const Choice = styled('label')({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  minHeight: space(5.5),
  paddingInline: space(2),
  border: RULE,
  borderRadius: RADIUS,
  cursor: 'pointer',
  [MOVING]: { transition: 'background-color 150ms' },
  [HOVER]: { '&:hover': { backgroundColor: palette.divider } },
  '&:active': { translate: '0 1px' },
  '&:has(:focus-visible)': { outline: `3px solid ${palette.primary.main}`, outlineOffset: 3 },
  '&:has(:checked)': {
    color: palette.background.paper,
    backgroundColor: palette.text.primary,
    '@media (forced-colors: active)': {
      forcedColorAdjust: 'none',
      color: 'HighlightText',
      backgroundColor: 'Highlight',
    },
  },
  '& input': { position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'inherit' },
});
