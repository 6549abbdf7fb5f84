import { FOUR_COLUMNS } from '../../components/grids.ts';
import { Repeated } from '../../components/Struck.tsx';
import { problem } from '../../content/landing.ts';
import { fitted, type Styles, typography, WIDE } from '../../theme/theme.ts';
import { Section } from './Section.tsx';
import { TitledItems } from './TitledItems.tsx';
import { Year } from './Year.tsx';

const { title, lead, pains } = problem;
const [before, repeated] = title;

export const Problem = () => (
  <Section
    id="problem"
    title={
      <>
        {before}
        <Repeated data-again={repeated} sx={{ gridColumn: { md: 2 }, gridRow: { md: '1/-1' } }}>
          {repeated}
        </Repeated>
      </>
    }
    lead={lead}
    headSx={hole}
    titleSx={large}
    leadSx={inTheHole}
  >
    <Year />
    <TitledItems items={pains} sx={{ gridTemplateColumns: FOUR_COLUMNS }} />
  </Section>
);

/** Other browsers show the lead below the title. */
const SUBGRID = '@supports (grid-template-rows:subgrid)';

/** On a desktop the title's second part hangs below itself, and leaves a hole below the first. */
const hole: Styles = { [WIDE]: { [SUBGRID]: { gridTemplate: 'auto 1fr/auto 1fr', columnGap: 2.25 } } };

/** Between the headline and other titles. */
const large: Styles = {
  fontSize: typography.h1.fontSize,
  [WIDE]: {
    [SUBGRID]: { display: 'grid', gridArea: '1/1/-1/-1', gridTemplate: 'subgrid/subgrid' },
    fontSize: fitted(title.join(''), { max: '4.5rem', min: typography.h2.fontSize }),
  },
};

/** As wide as the words above it, which it doesn't widen. */
const inTheHole: Styles = { [WIDE]: { [SUBGRID]: { gridArea: '2/1', width: 0, minWidth: '100%', marginTop: -1 } } };
