import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useLocation } from 'react-router-dom';
import { PageWidth, Rows } from '../components/grids.ts';
import { PageLink } from '../components/PageLink.tsx';
import { Wordmark } from '../components/Wordmark.tsx';
import { owner } from '../content/owner.ts';
import { brand, copyright, footer } from '../content/site.ts';
import { fluid, PHONE, type Styles } from '../theme/theme.ts';

/** The end of a page. On the landing page it also has a last sentence, and names the dots. */
export function Footer() {
  const isLanding = useLocation().pathname === '/';
  return (
    <Box component="footer" sx={bar}>
      <PageWidth>
        <Rows sx={ends}>
          <Rows sx={{ alignContent: 'space-between' }}>
            <nav aria-label={footer.label}>
              <Box component="ul" role="list" sx={links}>
                {footer.links.map(({ to, label }) => (
                  <li key={to}>
                    <PageLink to={to} color="textPrimary" sx={link}>
                      {label}
                    </PageLink>
                  </li>
                ))}
                <li>
                  <Link href={owner.companyPage} rel="noopener" color="textPrimary" sx={link}>
                    {footer.company}
                  </Link>
                </li>
                <li>{copyright}</li>
              </Box>
            </nav>
            {isLanding && (
              <Typography variant="h3" component="p">
                {brand.closing}
              </Typography>
            )}
          </Rows>
          {isLanding ? <Wordmark named sx={large} /> : <Wordmark height={40} />}
        </Rows>
      </PageWidth>
    </Box>
  );
}

const bar: Styles = {
  borderTop: 1,
  borderColor: 'divider',
  paddingBlock: fluid(2, 4),
  fontSize: 'body2.fontSize',
};

/** Words and wordmark. On a phone one below the other. */
const ends: Styles = { gridAutoFlow: 'column', [PHONE]: { gridAutoFlow: 'row' } };

const large: Styles = { maxHeight: '17rem', width: 'min(25rem, 40vw)', [PHONE]: { width: 'auto' } };

const links: Styles = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 3 };

const link: Styles = { display: 'inline-block', paddingBlock: fluid(0.5, 1.25, 1.3) };
