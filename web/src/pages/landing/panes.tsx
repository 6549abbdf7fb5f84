// Pictures of the product, one for each step of `HowItWorks`.
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Spread, SpreadText } from '../../components/grids.ts';
import { Icon } from '../../components/Icon.tsx';
import { AHEAD, Mark, watchArrival } from '../../components/Mark.tsx';
import { howItWorks } from '../../content/landing.ts';
import { backfill } from '../../content/talk.ts';
import { APPEAR_MS, breakpoints, fluid, MOVING, palette, reveal, type Styles, styled } from '../../theme/theme.ts';
import { MessageLine, Sender } from './messages.tsx';

/** Screen readers say the label instead of the texts. */
const Pane = ({ label, sx, children }: { label: string; sx?: Styles; children: ReactNode }) => (
  <Box role="img" aria-label={label} data-nosnippet sx={{ display: 'grid', alignContent: 'start', ...sx }}>
    {children}
  </Box>
);

/** What the product reads, and what it doesn't. */
export function SourcesPane() {
  const { head, read, unread } = howItWorks.sources;
  const sources = read.map(({ source }) => source);
  return (
    <Pane label={`${head}: ${sources.join(', ')}. ${unread}.`} sx={twoByTwo}>
      {sources.map((source) => (
        <Spread key={source} sx={row}>
          <SpreadText>{source}</SpreadText>
          <Switch data-on ref={source === sources.at(-1) ? watchArrival : undefined} />
        </Spread>
      ))}
      <Spread sx={row}>
        <SpreadText as="small">{unread}</SpreadText>
        <Switch />
      </Spread>
    </Pane>
  );
}

/** Where a phone has room for it. */
const twoByTwo: Styles = {
  [breakpoints.between(360, 'sm')]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)', columnGap: 2.5 },
};

const row: Styles = { minHeight: fluid(5, 6, 6), borderTop: 1, borderColor: 'divider' };

/** Borders draw it, because forced colours omit backgrounds. A new source's switch moves as the visitor gets to it. */
export const Switch = styled('i')({
  flex: 'none',
  padding: '1px',
  width: '2rem',
  border: '2px solid',
  borderRadius: '1rem',
  color: palette.text.secondary,
  opacity: 0.75,
  backgroundColor: 'currentColor',
  '&::after': {
    content: '""',
    display: 'block',
    width: '.75rem',
    border: `.375rem solid ${palette.background.paper}`,
    borderRadius: '50%',
  },
  '&[data-on]': { color: palette.primary.main, opacity: 1, '&::after': { marginInlineStart: 'calc(1.25rem - 6px)' } },
  [MOVING]: {
    '&, &::after': { transition: `${APPEAR_MS}ms` },
    [AHEAD]: { color: palette.text.secondary, '&::after': { marginInlineStart: 0 } },
  },
});

/** What the product keeps of a thread. */
export function ThreadPane() {
  const { head, said } = howItWorks.thread;
  const heard = said.map(({ from, text, kept, kind }) => `${kind} ${from}: ${text}${kept}`);
  return (
    <Pane label={`${head}: ${heard.join(' ')}`}>
      {said.map(({ from, text, kept, kind }) => (
        <Box key={kind} sx={message}>
          <Spread>
            <Sender>{from}</Sender>
            <Box component="em" ref={watchArrival} sx={written}>
              {kind}
            </Box>
          </Spread>
          {text}
          {kept && <Mark>{kept}</Mark>}
        </Box>
      ))}
    </Pane>
  );
}

/** One and a half times as high as a source's row, so that every second line of one pane is beside one of the other. */
const message: Styles = {
  paddingBlock: 0.75,
  borderTop: 1,
  borderColor: 'divider',
  fontSize: 'body2.fontSize',
  [breakpoints.up('sm')]: { paddingBlock: 1.5, lineHeight: '1.5rem' },
};

/** After the switch has moved. */
const written: Styles = {
  color: 'primary.main',
  [MOVING]: {
    animation: `${reveal} ${APPEAR_MS}ms linear ${APPEAR_MS}ms backwards`,
    [AHEAD]: { visibility: 'hidden', animation: 'none' },
  },
};

/** A question, its answer, and the messages behind it. */
export function AskPane() {
  const { head, asked, answer, receiptDate } = howItWorks.ask;
  return (
    <Pane label={`${head}: ${asked} ${answer} ${receiptDate}.`} sx={{ gap: 1.5 }}>
      <Spread sx={field}>
        <SpreadText>{asked}</SpreadText>
        <Box sx={{ color: 'primary.main' }}>
          <Icon name="up" size={20} />
        </Box>
      </Spread>
      <Typography variant="h4" component="strong" sx={{ marginTop: 1 }}>
        <Mark large>{answer}</Mark>
      </Typography>
      <blockquote>
        <MessageLine {...backfill.seen} />
        <MessageLine {...backfill.paused} />
        {receiptDate}
      </blockquote>
    </Pane>
  );
}

const field: Styles = {
  padding: 1.25,
  border: 2,
  borderColor: 'primary.main',
  borderRadius: 1,
};
