import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import type { FormPage } from 'functions/contract';
import { Footer } from '../src/components/layout/Footer.tsx';
import { PageLink } from '../src/components/PageLink.tsx';
import { Wordmark } from '../src/components/Wordmark.tsx';
import { brand } from '../src/content/brand.ts';
import { formPageTexts } from '../src/content/formPages.ts';
import { navigation } from '../src/content/navigation.ts';
import { notFound } from '../src/content/pages.ts';
import { Article } from '../src/pages/Article.tsx';

/** Says what happened to a form sent without JavaScript. */
export function AnswerPage({ name }: { name: FormPage }) {
  const { title, description, more } = formPageTexts[name];
  return (
    <>
      <Container component="header" sx={{ paddingBlock: 2 }}>
        <PageLink to="/" color="textPrimary" aria-label={`${brand.name}, ${navigation.home}`}>
          <Wordmark height={34} />
        </PageLink>
      </Container>
      <main>
        <Article title={title} lead={description}>
          {more && <Typography>{more}</Typography>}
          <PageLink to="/">{notFound.link}</PageLink>
        </Article>
      </main>
      <Footer />
    </>
  );
}
