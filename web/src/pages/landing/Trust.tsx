import { styled } from '@mui/material/styles';
import { hangingIndent, LineIcon, Ticked } from '../../components/Icon.tsx';
import { trust } from '../../content/landing.ts';
import { breakpoints, palette, typography } from '../../theme/theme.ts';
import { RADIUS, space } from '../../theme/tokens.ts';
import { Section } from './Section.tsx';

/** Each label is beside its list, on the baseline of the list's first row. */
const Rows = styled('div')({
  display: 'grid',
  gap: `${space(2)} ${space(6)}`,
  alignItems: 'baseline',
  '& h3': { margin: 0, fontWeight: 600, fontSize: typography.body2.fontSize },
  [breakpoints.up('md')]: { gridTemplateColumns: 'auto 1fr', rowGap: space(4) },
});

/** One grid for both lists: one, two or four columns. */
const List = styled('ul')({
  display: 'grid',
  gap: space(2),
  gridTemplateColumns: 'repeat(auto-fit, minmax(9.5rem, 1fr))',
});

const Tile = styled('li')({
  padding: `${space(1.75)} ${space(2)}`,
  ...hangingIndent(space(2)),
  border: `1px solid ${palette.text.secondary}`,
  borderRadius: RADIUS,
  '&:last-of-type': { borderStyle: 'dashed', color: palette.text.secondary },
});

export function Trust() {
  return (
    <Section id="trust" tone="paper" title={trust.title}>
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
