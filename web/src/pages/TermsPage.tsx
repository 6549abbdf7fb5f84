import { terms } from '../content/legal.ts';
import { LegalPage } from './LegalPage.tsx';

export default function TermsPage() {
  return <LegalPage text={terms} />;
}
