import { FOUR_COLUMNS } from '../../components/grids.ts';
import { Repeated } from '../../components/Struck.tsx';
import { problem } from '../../content/landing.ts';
import { Section } from './Section.tsx';
import { TitledItems } from './TitledItems.tsx';
import { Year } from './Year.tsx';

const [before, repeated] = problem.title;

export const Problem = () => (
  <Section
    id="problem"
    display
    title={
      <>
        {before}
        <Repeated data-again={repeated}>{repeated}</Repeated>
      </>
    }
    lead={problem.lead}
  >
    <Year />
    <TitledItems items={problem.pains} sx={{ gridTemplateColumns: FOUR_COLUMNS }} />
  </Section>
);
