import Typography from '@mui/material/Typography';
import { COLUMN_GAP, Rows } from '../../components/grids.ts';
import { Note } from '../../components/Note.tsx';
import { Repeated } from '../../components/Struck.tsx';
import { problem } from '../../content/landing.ts';
import { breakpoints, fitted, LARGE, palette, space, styled } from '../../theme/theme.ts';
import { Mark } from './Mark.tsx';
import { PARTS_GAP, Section } from './Section.tsx';
import { RULED, TitledItem } from './TitledItem.tsx';

/** One column on a phone. On a desktop the heading's column beside the wider one of the year. */
const ProblemGrid = styled(Rows)({
  rowGap: PARTS_GAP,
  [breakpoints.up('md')]: { gridTemplateColumns: 'minmax(min(22rem, 40%), 5fr) minmax(0, 8fr)', columnGap: space(8) },
});

/** Spans both columns on a desktop. */
const WHOLE_LINE = { [breakpoints.up('md')]: { gridColumn: '1/3' } };

const BELOW_LINE = { borderTop: `1px solid ${palette.divider}`, paddingTop: space(1.5) };

const { times, lastTime } = problem.asked;

/** The times that somebody asked. Each question is larger. The last is as wide as the page, on a phone in two lines. */
const Times = styled('div')({
  fontSize: fitted(lastTime.question, { lines: 2, max: LARGE }),
  [breakpoints.up('sm')]: { fontSize: fitted(lastTime.question, { max: LARGE }) },
});

/** As high as the heading beside it. */
const EarlierTimes = styled(Times)({
  display: 'grid',
  gap: space(1.5),
  alignContent: 'space-between',
  '& > li': { ...BELOW_LINE, fontSize: '.5em' },
  '& > li + li': { fontSize: '.68em' },
});

const LastTime = styled(Times)(WHOLE_LINE, BELOW_LINE);

const Question = styled(Typography)({
  display: 'block',
  fontSize: '1em',
  marginBlock: '.2em .1em',
}) as typeof Typography;

const Asked = ({ question }: { question: string }) => (
  <Question variant="h2" component="strong">
    {question}
  </Question>
);

const Pains = styled('ul')(WHOLE_LINE, {
  display: 'grid',
  gap: COLUMN_GAP,
  // Four columns of 15 rem, if there is room for them. Else two or one, so that none is alone.
  gridTemplateColumns: 'repeat(auto-fit, minmax(max(min(15rem, 100%), min((66rem - 100%)*99, 45%)), 1fr))',
  [breakpoints.down('sm')]: { gap: space(2) },
});

const Pain = styled(TitledItem)(RULED);

export function Problem() {
  const [before, repeated] = problem.title;
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
      layout={ProblemGrid}
    >
      <EarlierTimes as="ol" role="list">
        {times.map(({ by, question }) => (
          <li key={by}>
            <Note>{by}</Note>
            <Asked question={question} />
          </li>
        ))}
      </EarlierTimes>
      <LastTime>
        <Note>
          {lastTime.month}
          <Mark>{lastTime.by}</Mark>
        </Note>
        <Asked question={lastTime.question} />
        <Typography variant="subtitle1">{lastTime.caption}</Typography>
      </LastTime>
      <Pains role="list">
        {problem.pains.map((pain) => (
          <Pain key={pain.title} {...pain} />
        ))}
      </Pains>
    </Section>
  );
}
