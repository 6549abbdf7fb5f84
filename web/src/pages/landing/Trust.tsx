import { styled } from '@mui/material/styles';
import { hangingIndent, LineIcon, Ticked } from '../../components/Icon.tsx';
import { trust } from '../../content/landing.ts';
import { breakpoints, palette, typography } from '../../theme/theme.ts';
import { RADIUS, space } from '../../theme/tokens.ts';
import { Section } from './Section.tsx';

/** One row for the tools and one for the badges, in the same columns; on a phone each label is above its list. */
const Rows = styled('div')({
  display: 'grid',
  gap: `${space(2)} ${space(3)}`,
  alignItems: 'center',
  '& h3': { margin: 0, fontWeight: 600, fontSize: typography.body2.fontSize },
  '& ul + h3': { marginTop: space(1) },
  [breakpoints.up('md')]: { gridTemplateColumns: 'repeat(5, auto)', marginTop: space(-4) },
});

const List = styled('ul')({
  display: 'grid',
  gap: space(2),
  gridTemplateColumns: 'repeat(auto-fit, minmax(max(9.5rem, 34%), 1fr))',
  [breakpoints.up('md')]: { display: 'contents' },
});

const Tile = styled('li')({
  padding: `${space(1.5)} ${space(2)}`,
  ...hangingIndent(space(2)),
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
