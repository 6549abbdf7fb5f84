import Typography from '@mui/material/Typography';
import { COLUMN_GAP, Rows } from '../../components/grids.ts';
import { Mark } from '../../components/Mark.tsx';
import { Note } from '../../components/Note.tsx';
import { Repeated } from '../../components/Struck.tsx';
import { problem } from '../../content/landing.ts';
import { breakpoints, fitted, fluid, LARGE, palette, space, styled } from '../../theme/theme.ts';
import { PARTS_GAP, Section } from './Section.tsx';
import { TitledItem, TitledItems } from './TitledItem.tsx';

const { times, lastTime } = problem.asked;

export function Problem() {
  const [before, repeated] = problem.title;
  const [third, decided] = lastTime.caption;
  return (
    <Section
      id="problem"
      title={
        <>
          {before}
          <Repeated data-again={repeated}>{repeated}</Repeated>
        </>
      }
      lead={problem.lead}
      layout={ProblemGrid}
    >
      <Times as="ol" role="list">
        {[...times, lastTime].map(({ by, question }) => (
          <li key={by}>
            <Note>{by}</Note>
            <Question variant="h2" component="strong">
              {question}
            </Question>
          </li>
        ))}
        <Typography variant="h4" component="li">
          {third}
          <Mark large>{decided}</Mark>
        </Typography>
      </Times>
      <Pains role="list">
        {Object.entries(problem.pains).map(([title, text]) => (
          <TitledItem key={title} title={title} text={text} />
        ))}
      </Pains>
    </Section>
  );
}

/** One column on a phone. Else the heading stays beside the times that somebody asked. */
const ProblemGrid = styled(Rows)({
  gap: `${PARTS_GAP} ${COLUMN_GAP}`,
  '& h2': { fontSize: fitted(problem.title[1], { width: '75cqi', max: LARGE }) },
  [breakpoints.up('sm')]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '& h2': { fontSize: fitted(problem.title[1], { width: '46cqi', max: LARGE }) },
    '& > :first-child': { position: 'sticky', top: space(14), alignSelf: 'start' },
  },
});

/** Each question is larger, but none as large as the title. */
const Times = styled('div')({
  fontSize: fitted(lastTime.question, { lines: 2, width: '78cqi', max: LARGE }),
  [breakpoints.up('sm')]: { fontSize: fitted(lastTime.question, { lines: 2, width: '42cqi', max: LARGE }) },
  '& > :not(:last-child)': {
    borderTop: `1px solid ${palette.divider}`,
    padding: `${fluid(1.5, 2)} 0 ${fluid(1.5, 4)}`,
  },
});

const Question = styled(Typography)({
  display: 'block',
  marginTop: fluid(0.5, 1, 1),
  marginInlineEnd: space(-2),
  fontSize: '1em',
  'li:nth-of-type(1) > &': { fontSize: 'max(.42em, 1.25rem)' },
  'li:nth-of-type(2) > &': { fontSize: '.66em' },
}) as typeof Typography;

const Pains = styled(TitledItems)({
  // Four columns of 15 rem, if there is room for them. Else two or one, so that none is alone.
  gridTemplateColumns: 'repeat(auto-fit, minmax(max(min(15rem, 100%), min((66rem - 100%)*99, 45%)), 1fr))',
  [breakpoints.up('sm')]: { gridColumn: '1/3' },
});
