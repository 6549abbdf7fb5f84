import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import { Icon } from '../../components/Icon.tsx';
import { trust } from '../../content/landing.ts';
import { breakpoints, palette, space, typography } from '../../theme/index.ts';

const Strip = styled('section')({
  paddingBlock: space(8),
  borderBottom: `1px solid ${palette.divider}`,
});

const Rows = styled(Container)({
  display: 'grid',
  gap: `${space(3)} ${space(6)}`,
  [breakpoints.up('md')]: { gridTemplateColumns: 'auto 1fr', alignItems: 'baseline' },
  '& h2': { gridColumn: '1 / -1', fontSize: '2rem' },
  '& h3': {
    fontFamily: typography.fontFamily,
    fontWeight: 600,
    fontSize: typography.body2.fontSize,
    letterSpacing: 0,
  },
  '& ul': { display: 'flex', flexWrap: 'wrap', gap: space(1.5) },
  '& li': {
    display: 'flex',
    alignItems: 'center',
    gap: space(1),
    minHeight: space(5),
    paddingInlineEnd: space(2),
  },
});

const Tiles = styled('ul')({
  '& li': {
    paddingInline: space(2),
    minHeight: space(7),
    border: `1px solid ${palette.text.secondary}`,
    borderRadius: 4,
    '&:last-of-type': { borderStyle: 'dashed', color: palette.text.secondary },
  },
});

export function Trust() {
  return (
    <Strip aria-labelledby="trust-title">
      <Rows>
        <h2 id="trust-title">{trust.title}</h2>
        <h3>{trust.integrationsTitle}</h3>
        <Tiles>
          {trust.integrations.map((name) => (
            <li key={name}>
              <Icon name={name} />
              {name}
            </li>
          ))}
        </Tiles>
        <h3>{trust.badgesTitle}</h3>
        <ul>
          {trust.badges.map((badge) => (
            <li key={badge}>
              <Icon name="check" size={20} />
              {badge}
            </li>
          ))}
        </ul>
      </Rows>
    </Strip>
  );
}
