import { Rows, Sheet } from '../../components/grids.ts';
import { IconItem } from '../../components/LineIcon.tsx';
import { trust } from '../../content/landing.ts';
import { breakpoints, GUTTER, palette, space, styled, typography } from '../../theme/theme.ts';
import { Section } from './Section.tsx';

/** On a desktop a line for the tools and a line for the badges, elsewhere a column for each. */
const Lists = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'auto auto',
  overflowWrap: 'anywhere',
  columnGap: GUTTER,
  fontSize: typography.body2.fontSize,
  [breakpoints.up('md')]: { display: 'block' },
});

const Line = styled(Sheet)({
  gap: space(1),
  alignContent: 'start',
  borderTop: `1px solid ${palette.divider}`,
  paddingTop: space(1.5),
  [breakpoints.up('md')]: { paddingBlock: space(2) },
});

const Label = styled('h3')({ margin: 0, fontWeight: 600, fontSize: 'inherit' });

/** A column for each badge, as wide as its longest text and an icon. */
const COLUMNS = trust.badges.map((badge, index) => {
  const letters = Math.max(badge.length, trust.integrations[index]?.name.length ?? 0);
  return `${letters + 4}fr`;
});

const List = styled('ul')({
  display: 'grid',
  gap: space(1),
  [breakpoints.up('md')]: { columnGap: space(2), gridTemplateColumns: COLUMNS.join(' ') },
});

export function Trust() {
  return (
    <Section id="trust" tone="paper" title={trust.title} layout={Rows}>
      <Lists>
        <Line>
          <Label>{trust.integrationsTitle}</Label>
          <List role="list">
            {trust.integrations.map(({ tool, name }) => (
              <IconItem key={tool} icon={tool}>
                {name}
              </IconItem>
            ))}
          </List>
        </Line>
        <Line>
          <Label>{trust.badgesTitle}</Label>
          <List role="list">
            {trust.badges.map((badge) => (
              <IconItem key={badge}>{badge}</IconItem>
            ))}
          </List>
        </Line>
      </Lists>
    </Section>
  );
}
