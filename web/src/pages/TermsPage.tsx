import { terms } from '../content/legal.ts';
import { LegalPage } from './LegalPage.tsx';

export const TermsPage = () => <LegalPage text={terms} />;
