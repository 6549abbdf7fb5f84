import { Rows, Sheet } from '../../components/grids.ts';
import { IconItem } from '../../components/LineIcon.tsx';
import { trust } from '../../content/landing.ts';
import { breakpoints, GUTTER, palette, space, styled, typography } from '../../theme/theme.ts';
import { Section } from './Section.tsx';

/** On a desktop a line for the tools and a line for the badges, elsewhere a column for each. */
const Lists = styled('div')({
  display: 'grid',
  // The second label is the longer one.
  gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 5fr)',
  columnGap: GUTTER,
  fontSize: typography.body2.fontSize,
  [breakpoints.up('md')]: { display: 'block', fontSize: '1rem' },
});

const Line = styled(Sheet)({
  gap: space(1),
  alignContent: 'start',
  borderTop: `1px solid ${palette.divider}`,
  paddingTop: space(1.5),
  [breakpoints.up('md')]: { paddingBlock: space(2) },
});

const Label = styled('h3')({ margin: 0, fontWeight: 600, fontSize: 'inherit' });

const List = styled('ul')({
  display: 'grid',
  gap: space(1),
  // The first badge is the longest.
  [breakpoints.up('md')]: { columnGap: space(2), gridTemplateColumns: 'minmax(0, 8fr) repeat(3, minmax(0, 5fr))' },
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
