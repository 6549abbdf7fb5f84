import Button from '@mui/material/Button';
import { useEffect } from 'react';
import { focusHeading } from '../components/focus.ts';
import { RecordCard } from '../components/Record.tsx';
import { fallback } from '../content/site.ts';
import { PlainPage } from './PlainPage.tsx';

/** Replaces a part of the page that failed to render. */
export function FallbackPage() {
  // The part that had the focus is gone.
  useEffect(focusHeading, []);
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
