import { styled } from '@mui/material/styles';
import { hangingIndent, LineIcon, Ticked } from '../../components/Icon.tsx';
import { trust } from '../../content/landing.ts';
import { palette, typography } from '../../theme/theme.ts';
import { RADIUS, space } from '../../theme/tokens.ts';
import { Section } from './Section.tsx';

/** Each label is above its list. */
const Lists = styled('div')({
  display: 'grid',
  gap: space(2),
  '& h3': { margin: 0, fontWeight: 600, fontSize: typography.body2.fontSize },
  '& ul + h3': { marginTop: space(2) },
});

/** One grid for both lists: two columns, or one for large text. */
const List = styled('ul')({
  display: 'grid',
  gap: space(2),
  gridTemplateColumns: 'repeat(auto-fit, minmax(max(9.5rem, 34%), 1fr))',
});

const Tile = styled('li')({
  padding: `${space(1.75)} ${space(2)}`,
  ...hangingIndent(space(2)),
  border: `1px solid ${palette.text.secondary}`,
  borderRadius: RADIUS,
  '&:last-of-type': { borderStyle: 'dashed', color: palette.text.secondary },
});

export function Trust() {
  const lists = (
    <Lists>
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
    </Lists>
  );
  return <Section id="trust" tone="paper" title={trust.title} aside={lists} />;
}
