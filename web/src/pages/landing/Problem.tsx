import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Repeated } from '../../components/ProofMarks.tsx';
import { problem } from '../../content/landing.ts';
import { breakpoints, palette } from '../../theme/theme.ts';
import { space } from '../../theme/tokens.ts';
import { Marked } from './Message.tsx';
import { fourColumns, Section } from './Section.tsx';

/** What was said once, small; and the question, larger each time it is asked, at last as wide as the page. */
const Times = styled('ol')({
  fontSize: 'max(min(10vw, 3rem), min(5.55vw, 4.6rem))',
  '& li': { marginBottom: space(2) },
  '& strong': { display: 'block', fontSize: '1em', marginBlock: '.1em' },
  '& li:nth-of-type(2) strong': { fontSize: '.42em' },
  '& li:nth-of-type(3) strong': { fontSize: '.52em' },
  [breakpoints.up('md')]: {
    display: 'contents',
    '& li': { gridColumn: 2 },
    '& li:last-of-type, & + div': { gridColumn: '1/3' },
  },
});

/** On phones the headings run in. */
const Pains = styled('ul')({
  display: 'grid',
  gap: space(4),
  gridTemplateColumns: fourColumns('15rem', '66rem'),
  marginTop: space(4),
  '& li': { borderTop: `1px solid ${palette.text.secondary}`, paddingTop: space(2) },
  '& h3': { marginBottom: space(1) },
  [breakpoints.down('sm')]: {
    gap: space(2),
    '& h3, & p': { display: 'inline' },
    '& h3': { marginInlineEnd: '.5em', fontSize: '1.2em' },
  },
});

export function Problem() {
  const [before, repeated] = problem.title;
  const { said, times, question, caption } = problem.asked;
  const note = (text: ReactNode) => (
    <Typography variant="body2" color="textSecondary">
      {text}
    </Typography>
  );
  return (
    <Section
      id="problem"
      title={
        <>
          {before}
          <Repeated text={repeated} />
        </>
      }
      lead={problem.lead}
      picture={
        <Times role="list">
          <li>
            {note(said[0])}
            {note(said[1])}
          </li>
          {times.map((time) => (
            <li key={String(time)}>
              {note(<Marked text={time} />)}
              <Typography variant="h2" component="strong">
                {question}
              </Typography>
              {time === times.at(-1) && note(caption)}
            </li>
          ))}
        </Times>
      }
    >
      <Pains role="list">
        {problem.pains.map(({ title, text }) => (
          <li key={title}>
            <Typography variant="h3">{title}</Typography>
            <Typography>{text}</Typography>
          </li>
        ))}
      </Pains>
    </Section>
  );
}
