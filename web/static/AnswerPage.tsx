import Container from '@mui/material/Container';
import type { FormPage } from 'functions/contract';
import { Link } from 'react-router-dom';
import { Footer } from '../src/components/layout/Footer.tsx';
import { Wordmark } from '../src/components/Wordmark.tsx';
import { answers } from '../src/content/answers.ts';
import { brand } from '../src/content/brand.ts';
import { navigation } from '../src/content/navigation.ts';
import { notFound } from '../src/content/screens.ts';
import { Article } from '../src/pages/Article.tsx';

/** What became of a form that was sent without JavaScript; the page itself needs none. */
export function AnswerPage({ name }: { name: FormPage }) {
  const { title, description, more } = answers[name];
  return (
    <>
      <Container component="header" sx={{ paddingBlock: 2, '& a': { color: 'text.primary' } }}>
        <Link to="/" aria-label={`${brand.name}, ${navigation.home}`}>
          <Wordmark height={34} />
        </Link>
      </Container>
      <main>
        <Article>
          <h1>{title}</h1>
          <p>{description}</p>
          {more && <p>{more}</p>}
          <Link to="/">{notFound.link}</Link>
        </Article>
      </main>
      <Footer />
    </>
  );
}
