import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { PageLink } from '../components/PageLink.tsx';
import { Kept, MarginWord } from '../components/ProofMarks.tsx';
import { notFound } from '../content/pages.ts';
import { Article } from './Article.tsx';

export function NotFoundPage() {
  const { pathname } = useLocation();
  useEffect(() => console.error('No page at this path:', pathname), [pathname]);
  const [before, struck, after] = notFound.title;
  return (
    <Article
      title={
        <>
          {before}
          <Kept text={struck} />
          {after} <MarginWord />
        </>
      }
      lead={notFound.copy}
    >
      <PageLink to="/">{notFound.link}</PageLink>
    </Article>
  );
}
