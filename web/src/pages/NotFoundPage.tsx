import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { AnswersCard } from '../components/AnswersCard.tsx';
import { Signature } from '../components/Hand.tsx';
import { PageLink } from '../components/PageLink.tsx';
import { Struck } from '../components/Struck.tsx';
import { notFound, returnHome } from '../content/pages.ts';
import { styled } from '../theme/theme.ts';
import { PlainPage } from './PlainPage.tsx';

/** At the end of the heading's last line. */
const Beside = styled(Signature)({
  display: 'inline-block',
  width: '1.9em',
  marginInlineStart: '.1em',
  verticalAlign: '-.4em',
});

export function NotFoundPage() {
  const { pathname } = useLocation();
  useEffect(() => console.error('No page at this path:', pathname), [pathname]);
  const [before, struck, after] = notFound.title;
  return (
    <PlainPage
      title={notFound.title.join('')}
      headline={
        <>
          {before}
          <Struck>{struck}</Struck>
          {after} <Beside />
        </>
      }
      lead={notFound.lead}
      aside={<AnswersCard answers={notFound.answers} />}
    >
      <PageLink to="/">{returnHome}</PageLink>
    </PlainPage>
  );
}
