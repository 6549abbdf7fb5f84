import { useEffect } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { notFound } from '../content/screens.ts';
import { Article } from './Article.tsx';

export default function NotFoundPage() {
  const { pathname } = useLocation();
  useEffect(() => console.error('No page at this path:', pathname), [pathname]);
  return (
    <Article>
      <h1>{notFound.title}</h1>
      <p>{notFound.copy}</p>
      <Link to="/">{notFound.link}</Link>
    </Article>
  );
}
