import Typography from '@mui/material/Typography';
import { Sheet } from '../components/grids.ts';
import { Note } from '../components/Note.tsx';
import { PageLink } from '../components/PageLink.tsx';
import { type LegalText, lastUpdated } from '../content/legal.ts';
import { palette, space, styled } from '../theme/theme.ts';
import { PlainPage } from './PlainPage.tsx';

/** The year is the whole date, as the specification says. */
const updated = () => `${lastUpdated}: ${new Date().getFullYear()}`;

/** Replaces the prerendered year by the visitor's, because hydration doesn't update it. */
function showCurrentYear(element: HTMLElement | null) {
  if (element) element.textContent = updated();
}

const Clauses = styled('div')({ width: '100%', marginTop: space(3) });

const Clause = styled('section')({ padding: `${space(3)} 0 ${space(6)}`, borderTop: `1px solid ${palette.divider}` });

const Paragraphs = styled('div')({ display: 'grid', gap: space(1.5) });

export function LegalPage({ text }: { text: LegalText }) {
  return (
    <PlainPage title={text.title} lead={text.lead}>
      <Note ref={showCurrentYear} suppressHydrationWarning>
        {updated()}
      </Note>
      <Clauses>
        {text.sections.map(({ title, paragraphs, link }) => (
          <Clause key={title}>
            <Sheet>
              <Typography variant="h4" component="h2">
                {title}
              </Typography>
              <Paragraphs>
                {paragraphs.map((paragraph) => (
                  <Typography key={paragraph}>{paragraph}</Typography>
                ))}
                {link && (
                  <Typography>
                    <PageLink to={link.to}>{link.label}</PageLink>
                  </Typography>
                )}
              </Paragraphs>
            </Sheet>
          </Clause>
        ))}
      </Clauses>
    </PlainPage>
  );
}
