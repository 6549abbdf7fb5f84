import { solution } from '../../content/landing.ts';
import { Chat } from './Chat.tsx';
import { Columns } from './Columns.tsx';
import { RunInItem } from './RunIn.tsx';
import { Section } from './Section.tsx';

export const Solution = () => (
  <Section id="solution" tone="paper" title={solution.title} lead={solution.lead}>
    <Chat />
    <Columns role="list">
      {solution.features.map((feature) => (
        <RunInItem key={feature.title} {...feature} />
      ))}
    </Columns>
  </Section>
);
