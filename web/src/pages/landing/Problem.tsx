import Typography from '@mui/material/Typography';
import { Note } from '../../components/Note.tsx';
import { Repeated } from '../../components/ProofMarks.tsx';
import { problem } from '../../content/landing.ts';
import { breakpoints, palette, space, styled } from '../../theme/theme.ts';
import { Mark } from './Mark.tsx';
import { fourColumns, GAP, Head, Pictured, Section } from './Section.tsx';

/** Beside the heading the first three times, below them the last one and the pains. */
const Story = styled(Pictured)({ rowGap: 0 });

const StoryHead = styled(Head)({ marginBottom: GAP, [breakpoints.up('md')]: { gridRow: '1/4' } });

const Times = styled('ol')({
  fontSize: 'max(min(10vw, 3rem), min(5.55vw, 4.6rem))',
  // The times are cells of the story's grid.
  [breakpoints.up('md')]: { display: 'contents' },
});

/** What was said once, small; and what is asked about it, larger each time, at last as wide as the page. */
const Time = styled('li')({
  marginBottom: space(2),
  '&:nth-of-type(2)': { fontSize: '.42em' },
  '&:nth-of-type(3)': { fontSize: '.52em' },
  [breakpoints.up('md')]: { gridColumn: 2, '&:last-of-type': { gridColumn: '1/3' } },
});

const Question = styled(Typography)({
  display: 'block',
  fontSize: '1em',
  marginBlock: '.1em',
}) as typeof Typography;

/** On phones the headings run in. */
const Pains = styled('ul')({
  display: 'grid',
  gap: space(4),
  gridTemplateColumns: fourColumns('15rem', '66rem'),
  marginTop: space(4),
  '& li': { borderTop: `1px solid ${palette.text.secondary}`, paddingTop: space(2) },
  '& h3': { marginBottom: space(1) },
  [breakpoints.up('md')]: { gridColumn: '1/3' },
  [breakpoints.down('sm')]: {
    gap: space(2),
    '& h3, & p': { display: 'inline' },
    '& h3': { marginInlineEnd: '.5em', fontSize: '1.2em' },
  },
});

export function Problem() {
  const [before, repeated] = problem.title;
  const { said, times, lastTime, question, caption } = problem.asked;
  const asked = (text: string) => (
    <Question variant="h2" component="strong">
      {text}
    </Question>
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
      layout={Story}
      head={StoryHead}
    >
      <Times role="list">
        <Time>
          {said.map((line) => (
            <Note key={line}>{line}</Note>
          ))}
        </Time>
        {times.map(([by, question]) => (
          <Time key={by}>
            <Note>{by}</Note>
            {asked(question)}
          </Time>
        ))}
        <Time>
          <Note>
            {lastTime[0]}
            <Mark>{lastTime[1]}</Mark>
          </Note>
          {asked(question)}
          <Note>{caption}</Note>
        </Time>
      </Times>
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
