import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { AnswersCard } from '../components/AnswersCard.tsx';
import { PageLink } from '../components/PageLink.tsx';
import { Kept, MarginWord } from '../components/ProofMarks.tsx';
import { notFound } from '../content/pages.ts';
import { PlainPage } from './PlainPage.tsx';

export function NotFoundPage() {
  const { pathname } = useLocation();
  useEffect(() => console.error('No page at this path:', pathname), [pathname]);
  const [before, struck, after] = notFound.title;
  return (
    <PlainPage
      title={
        <>
          {before}
          <Kept text={struck} />
          {after} <MarginWord />
        </>
      }
      lead={notFound.lead}
      aside={<AnswersCard answers={notFound.answers} />}
    >
      <PageLink to="/">{notFound.link}</PageLink>
    </PlainPage>
  );
}
