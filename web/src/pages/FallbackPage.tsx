import Button from '@mui/material/Button';
import { RecordCard } from '../components/Record.tsx';
import { fallback } from '../content/pages.ts';
import { PlainPage } from './PlainPage.tsx';

/** Replaces a part of the page that failed to render. */
export function FallbackPage() {
  return (
    <PlainPage
      role="alert"
      title={fallback.title}
      lead={fallback.lead}
      aside={<RecordCard answers={fallback.answers} />}
    >
      <Button onClick={() => location.reload()}>{fallback.reload}</Button>
    </PlainPage>
  );
}
