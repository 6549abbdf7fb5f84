import Button from '@mui/material/Button';
import { AnswersCard } from '../components/AnswersCard.tsx';
import { fallback } from '../content/pages.ts';
import { PlainPage } from './PlainPage.tsx';

/** Shown in place of what failed while rendering. */
export function FallbackScreen() {
  return (
    <PlainPage
      role="alert"
      title={fallback.title}
      lead={fallback.lead}
      aside={<AnswersCard answers={fallback.answers} />}
    >
      <Button onClick={() => location.reload()}>{fallback.reload}</Button>
    </PlainPage>
  );
}
