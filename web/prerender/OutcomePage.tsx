import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import type { OutcomeName } from 'functions/contract';
import { Footer } from '../src/components/layout/Footer.tsx';
import { PageLink } from '../src/components/PageLink.tsx';
import { Wordmark } from '../src/components/Wordmark.tsx';
import { brand } from '../src/content/brand.ts';
import { navigation } from '../src/content/navigation.ts';
import { outcomeTexts } from '../src/content/outcomes.ts';
import { notFound } from '../src/content/pages.ts';
import { PlainPage } from '../src/pages/PlainPage.tsx';

/** Says what happened to a form sent without JavaScript. */
export function OutcomePage({ name }: { name: OutcomeName }) {
  const { title, description, more } = outcomeTexts[name];
  return (
    <>
      <Container component="header" sx={{ paddingBlock: 2 }}>
        <PageLink to="/" color="textPrimary" aria-label={`${brand.name}, ${navigation.home}`}>
          <Wordmark height={34} />
        </PageLink>
      </Container>
      <main>
        <PlainPage title={title} lead={description}>
          {more && <Typography>{more}</Typography>}
          <PageLink to="/">{notFound.link}</PageLink>
        </PlainPage>
      </main>
      <Footer />
    </>
  );
}
