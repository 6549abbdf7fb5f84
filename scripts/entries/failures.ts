/** What Firestore's status codes mean to someone at a terminal. */
const MEANINGS: Record<number, (project: string, details: string) => string> = {
  5: (project) => `Project ${project} has no Firestore database, or is not there at all.`,
  7: (project) => `This account may not do that in ${project}: it needs the role Cloud Datastore User.`,
  8: (project) => `The quota of ${project} is used up for now.`,
  9: (_, details) => `Firestore can't answer this: ${details}`,
  14: () => 'Firestore can not be reached: is there a network?',
  16: () => 'The Google credentials are no longer valid: run gcloud auth application-default login.',
};

const NO_NETWORK = /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ENETUNREACH|ETIMEDOUT/;

/** One sentence for whatever was thrown. */
export function sentence(error: unknown, project: string | undefined): string {
  if (!(error instanceof Error)) return String(error);
  const meaning = 'code' in error && typeof error.code === 'number' ? MEANINGS[error.code] : undefined;
  const details = 'details' in error ? String(error.details) : error.message;
  return meaning ? meaning(project ?? 'the project', details) : error.message;
}

/** One sentence for why Google gave no access. */
export function credentialSentence({ message }: Error): string {
  if (message.includes('Could not load the default credentials')) {
    return 'There are no Google credentials on this machine: run gcloud auth application-default login.';
  }
  if (NO_NETWORK.test(message)) return 'Google can not be reached: is there a network?';
  return `The Google credentials can not be used: ${message}`;
}
