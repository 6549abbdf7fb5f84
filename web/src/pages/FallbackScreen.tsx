import Button from '@mui/material/Button';
import { fallback } from '../content/pages.ts';
import { Article } from './Article.tsx';

/** Shown in place of what failed while rendering. */
export function FallbackScreen() {
  return (
    <Article role="alert" title={fallback.title} lead={fallback.copy}>
      <Button onClick={() => location.reload()}>{fallback.reload}</Button>
    </Article>
  );
}
