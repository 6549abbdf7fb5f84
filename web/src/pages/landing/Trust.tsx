import { hangingIndent, LineIcon, Ticked } from '../../components/Icon.tsx';
import { trust } from '../../content/landing.ts';
import { breakpoints, palette, RADIUS, space, styled, typography } from '../../theme/theme.ts';
import { fourColumns, Section } from './Section.tsx';

/** One row for the tools and one for the badges, in the same columns. */
const Rows = styled('div')({
  display: 'grid',
  gap: space(3),
  fontSize: typography.body2.fontSize,
  [breakpoints.up('md')]: { marginTop: space(-4) },
});

const Label = styled('h3')({ margin: `0 0 ${space(1)}`, fontWeight: 600, fontSize: 'inherit' });

const List = styled('ul')({
  display: 'grid',
  gap: `min(${space(2)}, 2.5vw)`,
  gridTemplateColumns: fourColumns('9rem', '64rem'),
});

const Tile = styled('li')({
  padding: space(1.5),
  ...hangingIndent(space(1.5)),
  border: `1px solid ${palette.text.secondary}`,
  borderRadius: RADIUS,
});

const NextTile = styled(Tile)({ borderStyle: 'dashed', color: palette.text.secondary });

export function Trust() {
  return (
    <Section id="trust" tone="strip" variant="h3" title={trust.title}>
      <Rows>
        <div>
          <Label>{trust.integrationsTitle}</Label>
          <List role="list">
            {trust.integrations.map(({ name, icon }) => (
              <Tile key={name}>
                <LineIcon name={icon} />
                {name}
              </Tile>
            ))}
            <NextTile>
              <LineIcon name="plus" />
              {trust.soon}
            </NextTile>
          </List>
        </div>
        <div>
          <Label>{trust.badgesTitle}</Label>
          <List role="list">
            {trust.badges.map((badge) => (
              <Ticked key={badge}>{badge}</Ticked>
            ))}
          </List>
        </div>
      </Rows>
    </Section>
  );
}
