import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import { copyright } from '../../content/brand.ts';
import { footer } from '../../content/navigation.ts';
import { owner } from '../../content/owner.ts';
import { breakpoints, palette, space, typography } from '../../theme/index.ts';
import { Wordmark } from '../Wordmark.tsx';

const Bar = styled('footer')({
  borderTop: `1px solid ${palette.divider}`,
  padding: `${space(5)} 0 ${space(9)}`,
  fontSize: typography.body2.fontSize,
});

const Row = styled(Container)({
  display: 'grid',
  gap: space(3),
  alignItems: 'center',
  [breakpoints.up('md')]: { gridTemplateColumns: 'auto 1fr auto' },
  '& ul': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: `0 ${space(3)}`,
    [breakpoints.up('md')]: { justifyContent: 'center' },
  },
  '& a': { display: 'inline-block', padding: `${space(1.25)} 0`, color: palette.text.primary },
});

export function Footer() {
  return (
    <Bar>
      <Row>
        <Wordmark height={30} />
        <nav aria-label={footer.label}>
          <ul>
            {footer.links.map(({ to, label }) => (
              <li key={to}>
                <Link to={to}>{label}</Link>
              </li>
            ))}
            <li>
              <a href={owner.companyPage} rel="noopener">
                {footer.company}
              </a>
            </li>
          </ul>
        </nav>
        <p>{copyright}</p>
      </Row>
    </Bar>
  );
}
