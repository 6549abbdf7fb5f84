import { styled } from '@mui/material/styles';
import { Marked } from '../../components/Marked.tsx';
import { type Marked as MarkedText, solution } from '../../content/landing.ts';
import { palette, space, typography } from '../../theme/index.ts';
import { Sheet } from './Sheet.tsx';

const Page = styled(Sheet)({
  '& > figcaption': {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    padding: `${space(1.5)} ${space(3)}`,
    fontWeight: 600,
    fontSize: typography.body2.fontSize,
    '& time': { fontWeight: 400, color: palette.text.secondary },
  },
  '& ol': { display: 'grid', gap: space(2), padding: space(3) },
  '& li > small': { display: 'block', color: palette.text.secondary, fontSize: '0.875rem', paddingTop: space(1) },
  '& li > b': { fontSize: typography.body2.fontSize, marginInlineEnd: space(1) },
  '& li:last-of-type b': { color: palette.primary.main },
  '& time': { fontSize: '0.875rem', color: palette.text.secondary, fontVariantNumeric: 'tabular-nums' },
  '& hr': {
    height: 0,
    margin: 0,
    border: 0,
    borderTop: `1px dashed ${palette.text.secondary}`,
  },
  '& cite': {
    display: 'block',
    marginTop: space(1),
    paddingInlineStart: space(1.5),
    borderInlineStart: `3px solid ${palette.primary.main}`,
    color: palette.text.secondary,
    fontStyle: 'normal',
    fontSize: '0.875rem',
  },
});

interface Message {
  from: string;
  at: string;
  text: string | MarkedText;
  source?: string;
}

function Message({ from, at, text, source }: Message) {
  return (
    <li>
      <b>{from}</b>
      <time>{at}</time>
      <p>
        <Marked text={text} />
      </p>
      {source && <cite>{source}</cite>}
    </li>
  );
}

/** A conversation in which the decision is the marked line, and the answer weeks later that cites it. */
export function Chat() {
  const { label, channel, day, messages, later, question, answer } = solution.chat;
  return (
    <Page aria-label={label}>
      <figcaption>
        {channel} <time>{day}</time>
      </figcaption>
      <ol>
        {messages.map((message) => (
          <Message key={message.at} {...message} />
        ))}
        <li>
          <hr />
          <small>{later}</small>
        </li>
        <Message {...question} />
        <Message {...answer} />
      </ol>
    </Page>
  );
}
