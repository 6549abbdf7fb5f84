import { solution } from '../../content/landing.ts';
import { breakpoints, styled } from '../../theme/theme.ts';
import { Chat } from './Chat.tsx';
import { Columns } from './Columns.tsx';
import { Section } from './Section.tsx';
import { RULED, TitledItem } from './TitledItem.tsx';

/** On a desktop, lines stand between the columns instead. */
const Feature = styled(TitledItem)({ [breakpoints.down('md')]: RULED });

export const Solution = () => (
  <Section id="solution" tone="paper" title={solution.title} lead={solution.lead}>
    <Chat />
    <Columns role="list">
      {solution.features.map((feature) => (
        <Feature key={feature.title} {...feature} />
      ))}
    </Columns>
  </Section>
);
