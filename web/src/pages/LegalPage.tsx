import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Columns, Rows } from '../components/grids.ts';
import { PageLink } from '../components/PageLink.tsx';
import { Note } from '../components/texts.tsx';
import { type LegalText, lastUpdated } from '../content/legal.ts';
import { space } from '../theme/theme.ts';
import { PlainPage } from './PlainPage.tsx';

/** The year is the whole date, as the specification says. */
const updated = () => `${lastUpdated}: ${new Date().getFullYear()}`;

/** Replaces the prerendered year by the visitor's, because hydration doesn't update it. */
function showCurrentYear(element: HTMLElement | null) {
  if (element) element.textContent = updated();
}

export function LegalPage({ text }: { text: LegalText }) {
  return (
    <PlainPage title={text.title} lead={text.lead}>
      <Note ref={showCurrentYear} suppressHydrationWarning>
        {updated()}
      </Note>
      <Box sx={{ width: '100%', marginTop: 3 }}>
        {text.sections.map(({ title, paragraphs, link }) => (
          <Columns
            key={title}
            as="section"
            sx={{ paddingBlock: `${space(3)} ${space(6)}`, borderTop: 1, borderColor: 'divider' }}
          >
            <Typography variant="h4" component="h2">
              {title}
            </Typography>
            <Rows sx={{ gap: 1.5 }}>
              {paragraphs.map((paragraph) => (
                <Typography key={paragraph}>{paragraph}</Typography>
              ))}
              {link && (
                <Typography>
                  <PageLink to={link.to}>{link.label}</PageLink>
                </Typography>
              )}
            </Rows>
          </Columns>
        ))}
      </Box>
    </PlainPage>
  );
}
