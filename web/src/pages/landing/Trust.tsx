import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Icon } from '../../components/Icon.tsx';
import { trust } from '../../content/landing.ts';
import { breakpoints, palette, typography } from '../../theme/theme.ts';
import { RADIUS, space } from '../../theme/tokens.ts';

const Strip = styled('section')({
  paddingBlock: space(8),
  borderBottom: `1px solid ${palette.divider}`,
});

/** Each label is beside its list, on the baseline of the list's first row. */
const Rows = styled('div')({
  display: 'grid',
  gap: `${space(3)} ${space(6)}`,
  alignItems: 'baseline',
  marginTop: space(3),
  [breakpoints.up('md')]: { gridTemplateColumns: 'auto 1fr' },
});

const Title = styled(Typography)({ fontSize: '2rem', maxWidth: 'none' });

const Label = styled('h3')({ margin: 0, fontWeight: 600, fontSize: typography.body2.fontSize });

const List = styled('ul')({ display: 'flex', flexWrap: 'wrap', gap: space(1.5) });

/** Further lines begin below the first one's text. */
const Entry = styled('li')({
  padding: `${space(0.75)} ${space(2)} ${space(0.75)} ${space(3.5)}`,
  textIndent: `-${space(3.5)}`,
});

/** Part of the text's line, so that the line keeps the text's baseline. */
const Sign = styled(Icon)({ display: 'inline-block', verticalAlign: '-.3em', marginInlineEnd: space(1) });

const Tile = styled(Entry)({
  padding: `${space(1.75)} ${space(2)}`,
  textIndent: 0,
  border: `1px solid ${palette.text.secondary}`,
  borderRadius: RADIUS,
  '&:last-of-type': { borderStyle: 'dashed', color: palette.text.secondary },
});

export function Trust() {
  return (
    <Strip aria-labelledby="trust-title">
      <Container>
        <Title id="trust-title" variant="h2">
          {trust.title}
        </Title>
        <Rows>
          <Label>{trust.integrationsTitle}</Label>
          <List role="list">
            {trust.integrations.map((name) => (
              <Tile key={name}>
                <Sign name={name} />
                {name}
              </Tile>
            ))}
          </List>
          <Label>{trust.badgesTitle}</Label>
          <List role="list">
            {trust.badges.map((badge) => (
              <Entry key={badge}>
                <Sign name="check" size={20} />
                {badge}
              </Entry>
            ))}
          </List>
        </Rows>
      </Container>
    </Strip>
  );
}
