import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { COLUMN_GAP, equal, Rows, threeColumns } from '../../components/grids.ts';
import { Repeated } from '../../components/Struck.tsx';
import { problem } from '../../content/landing.ts';
import { fluid, type Styles, WIDE } from '../../theme/theme.ts';
import { Origin } from './messages.tsx';
import { Section } from './Section.tsx';
import { TitledItems } from './TitledItems.tsx';

const { title, lead, asked, punchline, pains } = problem;
const [before, repeated] = title;

export const Problem = () => (
  <Section
    id="problem"
    title={
      <>
        {before}
        <Repeated data-again={repeated}>{repeated}</Repeated>
      </>
    }
    lead={lead}
  >
    <figure>
      <Rows as="ol" role="list" sx={year}>
        {asked.map(({ when, from, question }, index) => (
          <Box key={when} component="li" sx={month}>
            <Origin from={from} sent={when} />
            <Typography variant="h4" component="strong" sx={louder(index)}>
              {question}
            </Typography>
          </Box>
        ))}
      </Rows>
      <Typography variant="h2" component="figcaption" sx={{ marginBlock: `${fluid(4, 7)} ${fluid(1, 2)}` }}>
        {punchline}
      </Typography>
    </figure>
    <TitledItems items={pains} sx={twoOrFour} />
  </Section>
);

/** On a narrow page, time runs downwards. */
const year: Styles = { columnGap: COLUMN_GAP, ...threeColumns };

const month: Styles = { paddingTop: 1.5, borderTop: 1, borderColor: 'frame' };

const louder = (index: number): Styles => ({
  display: 'block',
  marginTop: 1,
  lineHeight: 1.15,
  fontSize: `${1.375 + 0.375 * index}rem`,
  [WIDE]: { fontSize: `${1.75 + 0.375 * index}rem` },
});

/** If there is room for them. Never three, so that none is alone. */
const twoOrFour: Styles = {
  '@container (min-width: 31rem)': { gridTemplateColumns: equal(2) },
  '@container (min-width: 67rem)': { gridTemplateColumns: equal(4) },
};
