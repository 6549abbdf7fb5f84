import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ComponentProps, ReactNode } from 'react';
import { Spread, SpreadText } from '../../components/grids.ts';
import { Signature } from '../../components/Hand.tsx';
import { Mark } from '../../components/Mark.tsx';
import { Note } from '../../components/texts.tsx';
import { brand } from '../../content/brand.ts';
import { solution } from '../../content/landing.ts';
import { fitted, fluid, HOVER, MOVING, PHONE, palette, RADIUS, type Styles, space, styled } from '../../theme/theme.ts';
import { Origin } from './messages.tsx';

const { label, march, december, ask, questions, answers } = solution.talk;
/** The numbers of the questions. */
const [WHY, WHAT, WHEN] = [0, 1, 2];

/**
 * A channel on two days: the marker keeps what was said in March, and December's answer is what it keeps. The visitor
 * asks by radio buttons and CSS, so that it works without the app, too. On a narrow page the questions are between the
 * two, so that one sees both change.
 */
export const Talk = () => (
  <Box component="figure" aria-label={label} sx={picture}>
    <Day channel={march.channel} day={<Kept by={WHEN}>{march.day}</Kept>} sx={past}>
      {march.before.map((message, index) => (
        <Message key={message.text} {...message} isExtra={index + 1 < march.before.length} />
      ))}
      <Box component="li" sx={decisive}>
        <Origin
          from={march.from}
          sent={
            <>
              {march.where}
              <Kept by={WHEN}>{march.time}</Kept>
            </>
          }
        />
        <Typography variant="h4" component="p" sx={words}>
          {march.begins}
          <Kept by={WHAT} large>
            {march.decision}
          </Kept>{' '}
          <Kept by={WHY} large>
            {march.reason}
          </Kept>
          <Signature sx={inMargin} />
          {march.ends}
        </Typography>
      </Box>
      <Message {...march.after} isExtra />
    </Day>
    <Box role="radiogroup" aria-labelledby="ask" sx={bar}>
      <Note id="ask" component="span" sx={{ flex: 1 }}>
        {ask}
      </Note>
      {questions.map((question, index) => (
        <Choice key={question}>
          <input type="radio" name="question" value={index} defaultChecked={index === WHY} />
          {question}
        </Choice>
      ))}
    </Box>
    <Day {...december}>
      {december.before.map((message) => (
        <Message key={message.text} {...message} isExtra />
      ))}
      <Box component="li" {...EXTRA}>
        <Origin {...december.asker} />
        <Box sx={pile}>
          {questions.map((question, index) => (
            <Box key={question} component="span" sx={unlessAsked(index, { visibility: 'hidden' })}>
              <b>@{brand.name}</b> {question}
            </Box>
          ))}
        </Box>
      </Box>
      <Box component="li" sx={{ marginBlock: 'auto' }}>
        <Origin {...december.asker} from={brand.name} />
        <Typography variant="h2" component="strong" data-nosnippet aria-live="polite" sx={{ ...pile, ...large }}>
          {answers.map((answer, index) => (
            <Box key={answer} component="span" sx={unlessAsked(index, { visibility: 'hidden' })}>
              <Kept by={index} large>
                {answer}
              </Kept>
            </Box>
          ))}
        </Typography>
        <Origin {...december.source} />
      </Box>
      <li>
        <Origin {...december.after} />
        <Typography variant="h5" component="p" sx={{ marginTop: 0.5 }}>
          {december.after.text}
        </Typography>
      </li>
    </Day>
  </Box>
);

/** What a part looks like unless this question is asked. Browsers without `:has` show every answer. */
const unlessAsked = (question: number, styles: Styles): Styles => ({
  [`figure:not(:has([value="${question}"]:checked)) &`]: styles,
});

/** The marker is on it while the question is asked that it answers. */
const Kept = ({ by, ...props }: ComponentProps<typeof Mark> & { by: number }) => (
  <Mark sx={unlessAsked(by, { background: 'none', color: 'inherit', animation: 'none' })} {...props} />
);

interface DayProps {
  channel: string;
  day: ReactNode;
  sx?: Styles;
  children: ReactNode;
}

const Day = ({ channel, day, sx = {}, children }: DayProps) => (
  <Box sx={{ display: 'grid', gridTemplateRows: 'auto 1fr', ...sx }}>
    <Spread sx={head}>
      <SpreadText as="b">{channel}</SpreadText>
      <small>{day}</small>
    </Spread>
    <Box component="ol" role="list" sx={messages}>
      {children}
    </Box>
  </Box>
);

type MessageProps = ComponentProps<typeof Origin> & { text: string; isExtra?: boolean };

const Message = ({ text, isExtra, ...origin }: MessageProps) => (
  <Box component="li" {...(isExtra && EXTRA)}>
    <Origin {...origin} />
    <p>{text}</p>
  </Box>
);

/** What phones have no room for. */
const EXTRA = { 'data-nosnippet': true, sx: { [PHONE]: { display: 'none' } } };

/** With room for both days side by side. */
const SIDE_BY_SIDE = '@container (min-width: 64rem)';
const RULE = `1px solid ${palette.frame}`;
const INSET = fluid(2.5, 3.5);

/** On a narrow page one day is below the other. */
const picture: Styles = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  border: RULE,
  fontSize: '1rem',
  lineHeight: 1.5,
  [SIDE_BY_SIDE]: { gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 5fr)' },
};

const past: Styles = {
  color: 'text.secondary',
  bgcolor: 'background.default',
  [SIDE_BY_SIDE]: { borderInlineEnd: RULE },
};

const head: Styles = { padding: `${fluid(0.75, 1.5, 1)} ${INSET}`, borderBottom: 1, borderColor: 'divider' };

const messages: Styles = {
  display: 'flex',
  flexDirection: 'column',
  gap: 1.5,
  margin: `${fluid(1.5, 3)} ${INSET}`,
  containerType: 'inline-size',
};

/** Its margin has room for the hand. */
const decisive: Styles = { maxWidth: '30rem', paddingInlineEnd: { sm: 18 }, color: 'text.primary' };

const words: Styles = { position: 'relative', marginTop: 1, lineHeight: 'calc(1em + 8px)', textWrap: 'pretty' };

/** In the middle, so that it doesn't move with the marker. On a phone, after the sentence that is kept at first. */
const inMargin: Styles = {
  float: 'inline-end',
  position: { sm: 'absolute' },
  top: '55%',
  insetInlineStart: `calc(100% + ${space(2)})`,
  marginInlineStart: 1,
  width: { xs: space(12), sm: space(15) },
  translate: { sm: '0 -50%' },
};

/** Its parts lie on each other, so that another one moves nothing. */
const pile: Styles = { '@supports selector(:has(a))': { display: 'grid', '& > *': { gridArea: '1/1' } } };

const answerSize = (lines: number) => fitted(answers, { lines, max: '3.125rem' });

const large: Styles = { marginBlock: 1, lineHeight: 1.24, fontSize: { xs: answerSize(3), sm: answerSize(2) } };

const bar: Styles = {
  display: 'grid',
  gap: 1,
  padding: `${fluid(1.5, 1.75)} ${INSET}`,
  borderBlock: RULE,
  [SIDE_BY_SIDE]: { gridArea: '2/1/auto/-1', display: 'flex', flexWrap: 'wrap', alignItems: 'center', borderBottom: 0 },
};

/** A radio button that looks like one to press until it is chosen. */
const Choice = styled('label')({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  minHeight: space(5.5),
  padding: `0 ${fluid(1, 2)}`,
  textAlign: 'center',
  fontSize: '.9375rem',
  fontWeight: 600,
  color: palette.primary.main,
  border: '2px solid',
  borderRadius: RADIUS,
  cursor: 'pointer',
  [MOVING]: { transition: 'background-color 150ms' },
  [HOVER]: { '&:hover': { backgroundColor: palette.divider } },
  '&:active': { translate: '0 1px' },
  '&:has(:focus-visible)': { outline: `3px solid ${palette.primary.main}`, outlineOffset: 3 },
  '&:has(:checked)': {
    color: palette.text.primary,
    backgroundColor: palette.background.default,
    borderColor: palette.divider,
    '@media (forced-colors: active)': { forcedColorAdjust: 'none', color: 'HighlightText', background: 'Highlight' },
  },
  '& input': { position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'inherit' },
});
