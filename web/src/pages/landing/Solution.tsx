import { threeColumns } from '../../components/grids.ts';
import { waitlist } from '../../content/forms.ts';
import { solution } from '../../content/landing.ts';
import { DialogOpener } from '../../layout/DialogOpener.tsx';
import { Section } from './Section.tsx';
import { Talk } from './Talk.tsx';
import { TitledItems } from './TitledItems.tsx';

const { title, lead, features } = solution;

export const Solution = () => (
  <Section id="solution" tone="paper" title={title} lead={lead}>
    <Talk />
    <TitledItems items={features} sx={threeColumns} />
    <div>
      <DialogOpener size="large">{waitlist.title}</DialogOpener>
    </div>
  </Section>
);
