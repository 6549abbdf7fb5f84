import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Container } from '../components/Container.tsx';
import { Rows } from '../components/grids.ts';
import { PageLink } from '../components/PageLink.tsx';
import { Wordmark } from '../components/Wordmark.tsx';
import { brand, copyright } from '../content/brand.ts';
import { footer } from '../content/navigation.ts';
import { owner } from '../content/owner.ts';
import { breakpoints, fluid, palette, space, styled, typography } from '../theme/theme.ts';

/** The end of a page, with the brand's name as large as it fits. */
export function Footer() {
  return (
    <FooterBar>
      <Container>
        <Split>
          <FooterColumn>
            <div>
              <nav aria-label={footer.label}>
                <FooterLinks role="list">
                  {footer.links.map(({ to, label }) => (
                    <li key={to}>
                      <FootLink to={to} color="textPrimary">
                        {label}
                      </FootLink>
                    </li>
                  ))}
                  <li>
                    <OutsideLink href={owner.companyPage} rel="noopener" color="textPrimary">
                      {footer.company}
                    </OutsideLink>
                  </li>
                </FooterLinks>
              </nav>
              <span>{copyright}</span>
            </div>
            <Typography variant="h2" component="p">
              {brand.closing}
            </Typography>
          </FooterColumn>
          <EndMark named />
        </Split>
      </Container>
    </FooterBar>
  );
}

const FooterBar = styled('footer')({
  borderTop: `1px solid ${palette.divider}`,
  padding: `${fluid(2, 5)} 0 ${space(3)}`,
  fontSize: typography.body2.fontSize,
});

/** On a desktop beside each other. */
const Split = styled(Rows)({
  gap: fluid(2, 5),
  [breakpoints.up('md')]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)', columnGap: space(8) },
});

/** The closing words stand at the foot of the column, beside the wordmark. */
const FooterColumn = styled('div')({ display: 'grid', alignContent: 'space-between', gap: space(3) });

const FooterLinks = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space(3)}`,
  // Two on a line, if they fit.
  [breakpoints.down('sm')]: { '& > li': { minWidth: '40%' } },
});

const target = { display: 'inline-block', padding: `${space(1.25)} 0` };
const FootLink = styled(PageLink)(target);
const OutsideLink = styled(Link)(target);

/** A short name isn't as wide as its column. */
const EndMark = styled(Wordmark)({ width: '100%', maxHeight: '27rem' });
