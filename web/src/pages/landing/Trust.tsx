import { hangingIndent, LineIcon, Ticked } from '../../components/Icon.tsx';
import { Rows } from '../../components/Split.tsx';
import { trust } from '../../content/landing.ts';
import { breakpoints, GUTTER, palette, space, styled, typography } from '../../theme/theme.ts';
import { Sheet } from './FrontPage.tsx';
import { Section } from './Section.tsx';

/** On a desktop a line for the tools and a line for the badges, elsewhere a column for each. */
const Lists = styled('div')({
  display: 'grid',
  // The second label is the longer one.
  gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 5fr)',
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

const List = styled('ul')({
  display: 'grid',
  gap: space(1),
  // The first badge is the longest.
  [breakpoints.up('md')]: {
    gridTemplateColumns: 'repeat(auto-fit, minmax(7.5em, 1fr))',
    '& > :first-of-type': { gridColumn: 'span 2' },
  },
});

const Tool = styled('li')(hangingIndent);

export function Trust() {
  return (
    <Section id="trust" tone="strip" variant="h3" title={trust.title} layout={Rows}>
      <Lists>
        <Line>
          <Label>{trust.integrationsTitle}</Label>
          <List role="list">
            {trust.integrations.map(({ name, icon }) => (
              <Tool key={name}>
                <LineIcon name={icon} />
                {name}
              </Tool>
            ))}
            <Tool>
              <LineIcon name="plus" />
              {trust.soon}
            </Tool>
          </List>
        </Line>
        <Line>
          <Label>{trust.badgesTitle}</Label>
          <List role="list">
            {trust.badges.map((badge) => (
              <Ticked key={badge}>{badge}</Ticked>
            ))}
          </List>
        </Line>
      </Lists>
    </Section>
  );
}
