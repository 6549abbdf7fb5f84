import { useEffect, useState } from 'react';
import { type LegalText, lastUpdated } from '../content/legal.ts';
import { Article } from './Article.tsx';

/** The visitor's year, which prerendered HTML can't know: it starts with the build's. */
function useCurrentYear(): number {
  const [year, setYear] = useState(__BUILD_YEAR__);
  useEffect(() => setYear(new Date().getFullYear()), []);
  return year;
}

export function LegalPage({ text }: { text: LegalText }) {
  const year = useCurrentYear();
  return (
    <Article>
      <h1>{text.title}</h1>
      <p>{text.lead}</p>
      <small>{`${lastUpdated}: ${year}`}</small>
      {text.sections.map(({ title, paragraphs }) => (
        <section key={title}>
          <h2>{title}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </section>
      ))}
    </Article>
  );
}
