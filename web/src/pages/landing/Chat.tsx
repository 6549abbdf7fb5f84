import GlobalStyles from '@mui/material/GlobalStyles';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Marked } from '../../components/Marked.tsx';
import { type Marked as MarkedText, solution, type TimeOfDay } from '../../content/landing.ts';
import { palette } from '../../theme/theme.ts';
import { space } from '../../theme/tokens.ts';
import { Panel, PanelBody, PanelHead, Sender, Small } from './Panel.tsx';

/** Has the page's background, because the section around it has a panel's background. */
const Conversation = styled(Panel)({ backgroundColor: palette.background.default });

const Later = styled('li')({ borderTop: `1px dashed ${palette.text.secondary}`, paddingTop: space(1) });

const Source = styled('cite')({
  display: 'block',
  marginTop: space(1),
  paddingInlineStart: space(1.5),
  borderInlineStart: `3px solid ${palette.primary.main}`,
  color: palette.text.secondary,
  fontStyle: 'normal',
  fontSize: '.875rem',
});

/** Scrolling draws the strokes, except in dark mode, where half a stroke would make text unreadable. */
const drawnOnScroll = {
  '@supports (animation-timeline: view())': {
    '@media (prefers-color-scheme: light) and (prefers-reduced-motion: no-preference)': {
      ':is(#problem,#solution) mark': {
        animationDuration: 'auto',
        animationTimeline: 'view()',
        animationRange: 'entry 60% cover 30%',
        animationFillMode: 'backwards',
      },
    },
  },
};

interface Message {
  from: string;
  at: TimeOfDay;
  text: string | MarkedText;
  source?: string;
}

function Message({ from, at, text, source }: Message) {
  return (
    <li>
      <Sender>{from}</Sender>{' '}
      <Small>
        <time dateTime={at.time}>{at.text}</time>
      </Small>
      <Typography>
        <Marked text={text} />
      </Typography>
      {source && <Source>{source}</Source>}
    </li>
  );
}

/** A conversation with its decision marked, and a later answer that cites it. */
export function Chat() {
  const { label, example, channel, day, messages, later, question, answer } = solution.chat;
  return (
    <Conversation aria-label={label}>
      {/* Not prerendered: with a view timeline the browser lays the page out twice before it paints. */}
      {!import.meta.env.SSR && <GlobalStyles styles={drawnOnScroll} />}
      <PanelHead>
        {channel}
        <Small>
          {`${example} · `}
          <time dateTime={day.date}>{day.text}</time>
        </Small>
      </PanelHead>
      <PanelBody as="ol" role="list">
        {messages.map((message) => (
          <Message key={message.at.time} {...message} />
        ))}
        <Later>
          <Small>{later}</Small>
        </Later>
        <Message {...question} />
        <Message {...answer} />
      </PanelBody>
    </Conversation>
  );
}
