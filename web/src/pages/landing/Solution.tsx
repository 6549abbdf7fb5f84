import { Columns } from '../../components/grids.ts';
import { solution } from '../../content/landing.ts';
import { Chat } from './Chat.tsx';
import { Section } from './Section.tsx';
import { TitledItem } from './TitledItem.tsx';

export const Solution = () => (
  <Section id="solution" tone="paper" title={solution.title} lead={solution.lead}>
    <Chat />
    <Columns role="list">
      {solution.features.map((feature) => (
        <TitledItem key={feature.title} {...feature} />
      ))}
    </Columns>
  </Section>
);
