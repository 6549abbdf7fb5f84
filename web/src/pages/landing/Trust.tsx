import { COLUMN_GAP, equal } from '../../components/grids.ts';
import { IconItem, IconList, Ticks } from '../../components/Ticks.tsx';
import { Note } from '../../components/texts.tsx';
import { trust } from '../../content/landing.ts';
import { fluid, type Styles } from '../../theme/theme.ts';
import { Section } from './Section.tsx';

export const Trust = () => (
  <Section id="trust" tone="paper" size="h3" title={trust.title} sx={halves}>
    <div>
      <Note component="h3">{trust.integrationsTitle}</Note>
      <IconList role="list" sx={list}>
        {trust.integrations.map(({ tool, name }) => (
          <IconItem key={tool} icon={tool}>
            {name}
          </IconItem>
        ))}
      </IconList>
    </div>
    <div>
      <Note component="h3">{trust.badgesTitle}</Note>
      <Ticks points={trust.badges} sx={{ ...list, display: { sm: 'grid' }, gridTemplateColumns: { sm: 'auto 1fr' } }} />
    </div>
  </Section>
);

/** On a desktop tools and badges are side by side below the title. */
const halves: Styles = { columnGap: COLUMN_GAP, gridTemplateColumns: { md: equal(2) } };

const list: Styles = { marginTop: 1, rowGap: fluid(0.5, 1), fontSize: 'body2.fontSize' };
