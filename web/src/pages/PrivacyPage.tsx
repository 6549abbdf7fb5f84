import { privacy } from '../content/legal.ts';
import { LegalPage } from './LegalPage.tsx';

export default function PrivacyPage() {
  return <LegalPage text={privacy} />;
}
