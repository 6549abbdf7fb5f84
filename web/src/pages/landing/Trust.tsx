import { styled } from '@mui/material/styles';
import { hangingIndent, LineIcon, Ticked } from '../../components/Icon.tsx';
import { trust } from '../../content/landing.ts';
import { breakpoints, palette, typography } from '../../theme/theme.ts';
import { RADIUS, space } from '../../theme/tokens.ts';
import { fourColumns, Section } from './Section.tsx';

/** One row for the tools and one for the badges, in the same columns; each label is above its list. */
const Rows = styled('div')({
  display: 'grid',
  gap: space(1),
  fontSize: typography.body2.fontSize,
  '& h3': { margin: 0, fontWeight: 600, fontSize: 'inherit' },
  '& ul + h3': { marginTop: space(2) },
  [breakpoints.up('md')]: { marginTop: space(-4) },
});

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
  '&:last-of-type': { borderStyle: 'dashed', color: palette.text.secondary },
});

export function Trust() {
  return (
    <Section id="trust" tone="strip" variant="h3" title={trust.title}>
      <Rows>
        <h3>{trust.integrationsTitle}</h3>
        <List role="list">
          {trust.integrations.map((name) => (
            <Tile key={name}>
              <LineIcon name={name} />
              {name}
            </Tile>
          ))}
        </List>
        <h3>{trust.badgesTitle}</h3>
        <List role="list">
          {trust.badges.map((badge) => (
            <Ticked key={badge}>{badge}</Ticked>
          ))}
        </List>
      </Rows>
    </Section>
  );
}
