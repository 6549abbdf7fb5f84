// Pictures of the product, one for each step of `HowItWorks`.
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Spread, SpreadText } from '../../components/grids.ts';
import { Mark } from '../../components/Mark.tsx';
import { brand } from '../../content/brand.ts';
import { howItWorks } from '../../content/landing.ts';
import { fluid, palette, type Styles, styled } from '../../theme/theme.ts';
import { Origin, Sender } from './messages.tsx';

const { sources, thread, ask } = howItWorks;

/** What the product reads, and what it doesn't. Screen readers say the label instead of the switches. */
export const Sources = () => (
  <Box role="img" aria-label={sources.label} data-nosnippet>
    {[...sources.on, sources.off].map((source) => (
      <Spread key={source} sx={row}>
        <SpreadText>{source}</SpreadText>
        <Switch data-on={source !== sources.off || undefined} />
      </Spread>
    ))}
  </Box>
);

/** Borders draw it, because forced colours omit backgrounds. */
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
});

/** What the product keeps of a thread. */
export const Thread = () => (
  <div data-nosnippet>
    {thread.map(({ from, text, kept, kind }) => (
      <Box key={kind} sx={message}>
        <Spread>
          <Sender>{from}</Sender>
          <Box component="em" sx={{ color: 'primary.main' }}>
            {kind}
          </Box>
        </Spread>
        {text}
        {kept && <Mark>{kept}</Mark>}
      </Box>
    ))}
  </div>
);

/** A question, its answer, and the messages behind it. */
export const Question = () => (
  <div data-nosnippet>
    <Box sx={message}>
      <Origin {...ask.asker} />
      <b>@{brand.name}</b> {ask.asked}
    </Box>
    <Box sx={message}>
      <Origin {...ask.asker} from={brand.name} />
      <Typography variant="h4" component="strong" sx={{ margin: '2px 0 8px', fontSize: '1.625rem' }}>
        <Mark large>{ask.answer}</Mark>
      </Typography>
      <blockquote>
        {ask.said.map(({ from, text }) => (
          <p key={from}>
            <b>{from}</b> {text}
          </p>
        ))}
        {ask.source}
      </blockquote>
    </Box>
  </div>
);

const row: Styles = { minHeight: fluid(5, 6, 6), borderTop: 1, borderColor: 'divider' };

/** One and a half times as high as a source's row, so that every second line of one pane is beside one of the other. */
const message: Styles = {
  paddingBlock: 1.5,
  borderTop: 1,
  borderColor: 'divider',
  fontSize: '1rem',
  lineHeight: '1.5rem',
};
