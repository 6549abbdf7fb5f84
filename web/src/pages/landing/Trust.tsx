import { styled } from '@mui/material/styles';
import { LineIcon } from '../../components/Icon.tsx';
import { trust } from '../../content/landing.ts';
import { breakpoints, palette, typography } from '../../theme/theme.ts';
import { RADIUS, space } from '../../theme/tokens.ts';
import { Section } from './Section.tsx';

/** Each label is beside its list, on the baseline of the list's first row. */
const Rows = styled('div')({
  display: 'grid',
  gap: `${space(2)} ${space(6)}`,
  alignItems: 'baseline',
  [breakpoints.up('md')]: { gridTemplateColumns: 'auto 1fr', rowGap: space(4) },
});

const Label = styled('h3')({ margin: 0, fontWeight: 600, fontSize: typography.body2.fontSize });

const List = styled('ul')({ display: 'flex', flexWrap: 'wrap', gap: space(2) });

const Tile = styled('li')({
  padding: `${space(1.75)} ${space(2)}`,
  border: `1px solid ${palette.text.secondary}`,
  borderRadius: RADIUS,
  '&:last-of-type': { borderStyle: 'dashed', color: palette.text.secondary },
});

export function Trust() {
  return (
    <Section id="trust" tone="paper" title={trust.title}>
      <Rows>
        <Label>{trust.integrationsTitle}</Label>
        <List role="list">
          {trust.integrations.map((name) => (
            <Tile key={name}>
              <LineIcon name={name} />
              {name}
            </Tile>
          ))}
        </List>
        <Label>{trust.badgesTitle}</Label>
        <List role="list">
          {trust.badges.map((badge) => (
            <li key={badge}>
              <LineIcon name="check" />
              {badge}
            </li>
          ))}
        </List>
      </Rows>
    </Section>
  );
}
