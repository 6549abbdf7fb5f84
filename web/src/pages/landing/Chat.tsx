import GlobalStyles from '@mui/material/GlobalStyles';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Marked } from '../../components/Marked.tsx';
import { MarginWord } from '../../components/ProofMarks.tsx';
import { type Marked as MarkedText, solution } from '../../content/landing.ts';
import { palette, typography } from '../../theme/theme.ts';
import { space } from '../../theme/tokens.ts';
import { Sheet } from './Sheet.tsx';

const Caption = styled('figcaption')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  padding: `${space(1.5)} ${space(3)}`,
  borderBottom: `1px solid ${palette.text.secondary}`,
  fontWeight: 600,
  fontSize: typography.body2.fontSize,
});

const Messages = styled('ol')({ display: 'grid', gap: space(2), padding: space(3) });

const From = styled('b')({ fontSize: typography.body2.fontSize, marginInlineEnd: space(1) });

const Small = styled('small')({ fontSize: '.875rem', fontWeight: 400, color: palette.text.secondary });

/** Large text pushes it below the time. */
const Margin = styled(MarginWord)({ float: 'right', marginBottom: -8 });

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

/** The strokes follow the scroll, except in dark mode: under half a stroke the text would be unreadable. */
const drawnOnScroll = {
  '@supports (animation-timeline: view())': {
    '@media (prefers-color-scheme: light) and (prefers-reduced-motion: no-preference)': {
      '#solution mark': {
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
  at: string;
  text: string | MarkedText;
  /** The message that says what was decided. */
  decides?: boolean;
  source?: string;
}

function Message({ from, at, text, decides, source }: Message) {
  return (
    <li>
      <From>{from}</From>
      <Small>
        <time dateTime={at.padStart(5, '0')}>{at}</time>
      </Small>
      {decides && <Margin />}
      <Typography>
        <Marked text={text} />
      </Typography>
      {source && <Source>{source}</Source>}
    </li>
  );
}

/** A conversation in which the decision is the marked line, and the answer weeks later that cites it. */
export function Chat() {
  const { label, example, channel, day, messages, later, question, answer } = solution.chat;
  return (
    <Sheet aria-label={label}>
      {/* Not prerendered: with a view timeline the browser lays the page out twice before it paints. */}
      {!import.meta.env.SSR && <GlobalStyles styles={drawnOnScroll} />}
      <Caption>
        {channel}
        <Small>
          {example} · <time dateTime={day.date}>{day.text}</time>
        </Small>
      </Caption>
      <Messages role="list">
        {messages.map((message) => (
          <Message key={message.at} {...message} />
        ))}
        <Later>
          <Small>{later}</Small>
        </Later>
        <Message {...question} />
        <Message {...answer} />
      </Messages>
    </Sheet>
  );
}
