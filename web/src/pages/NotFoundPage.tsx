import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { Hand } from '../components/Hand.tsx';
import { PageLink } from '../components/PageLink.tsx';
import { RecordCard } from '../components/Record.tsx';
import { Struck } from '../components/Struck.tsx';
import { notFound, returnHome } from '../content/site.ts';
import type { Styles } from '../theme/theme.ts';
import { PlainPage } from './PlainPage.tsx';

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
          {after} <Hand sx={onLastLine} />
        </>
      }
      lead={notFound.lead}
      aside={<RecordCard answers={notFound.answers} />}
    >
      <PageLink to="/">{returnHome}</PageLink>
    </PlainPage>
  );
}

/** At the end of the heading's last line. */
const onLastLine: Styles = {
  display: 'inline-block',
  width: '1.9em',
  marginInlineStart: '.1em',
  verticalAlign: '-.4em',
};
