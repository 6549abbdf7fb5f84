import { privacy } from '../content/legal.ts';
import { LegalPage } from './LegalPage.tsx';

export const PrivacyPage = () => <LegalPage text={privacy} />;
