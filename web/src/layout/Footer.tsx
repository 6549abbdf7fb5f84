import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useLocation } from 'react-router-dom';
import { Container } from '../components/Container.tsx';
import { Rows } from '../components/grids.ts';
import { PageLink } from '../components/PageLink.tsx';
import { Wordmark } from '../components/Wordmark.tsx';
import { brand, copyright } from '../content/brand.ts';
import { footer } from '../content/navigation.ts';
import { owner } from '../content/owner.ts';
import { breakpoints, fluid, palette, space, styled, typography } from '../theme/theme.ts';

/** The end of a page. On the landing page it also has a last sentence, and names the dots. */
export function Footer() {
  const isLanding = useLocation().pathname === '/';
  return (
    <FooterBar>
      <Container>
        <Split>
          <Rows>
            <nav aria-label={footer.label}>
              <FooterLinks role="list">
                {footer.links.map(({ to, label }) => (
                  <li key={to}>
                    <PageLink to={to} color="textPrimary">
                      {label}
                    </PageLink>
                  </li>
                ))}
                <li>
                  <Link href={owner.companyPage} rel="noopener" color="textPrimary">
                    {footer.company}
                  </Link>
                </li>
                <li>{copyright}</li>
              </FooterLinks>
            </nav>
            {isLanding && (
              <Typography variant="h3" component="p">
                {brand.closing}
              </Typography>
            )}
          </Rows>
          {isLanding ? <EndMark named /> : <Wordmark height={40} />}
        </Split>
      </Container>
    </FooterBar>
  );
}

const FooterBar = styled('footer')({
  borderTop: `1px solid ${palette.divider}`,
  paddingBlock: fluid(2, 4),
  // Room for the button that scrolls to the top.
  [breakpoints.down('md')]: { paddingBottom: space(8) },
  fontSize: typography.body2.fontSize,
});

const Split = styled(Rows)({
  '& > div': { alignContent: 'space-between' },
  [breakpoints.up('sm')]: { gridTemplateColumns: 'minmax(0, 1fr) auto' },
});

const FooterLinks = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space(3),
  '& a': { display: 'inline-block', padding: `${fluid(0.5, 1.25, 1.3)} 0` },
});

const EndMark = styled(Wordmark)({ maxHeight: '17rem', [breakpoints.up('sm')]: { width: 'min(25rem, 40vw)' } });
