import Button from '@mui/material/Button';
import { fallback } from '../content/screens.ts';
import { Article } from './Article.tsx';

/** What is left when something broke that nobody expected. */
export function FallbackScreen() {
  return (
    <Article role="alert">
      <h1>{fallback.title}</h1>
      <p>{fallback.copy}</p>
      <Button type="button" onClick={() => location.reload()}>
        {fallback.reload}
      </Button>
    </Article>
  );
}
