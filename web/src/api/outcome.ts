import type { ContactFlaw, EmailFlaw } from 'functions/contract';

/** Every way a submission can end. Expected ends are values; `failed` carries whatever was thrown. */
export type Outcome =
  | { kind: 'sent' }
  | { kind: 'duplicate' }
  | { kind: 'invalid'; flaw: EmailFlaw | ContactFlaw }
  | { kind: 'failed'; error: unknown };
