import { afterEach, expect, test, vi } from 'vitest';
import { openTarget } from './database.ts';
import { credentialSentence, sentence } from './failures.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

test.each([
  [5, 'Project stet-site has no Firestore database, or is not there at all.'],
  [7, 'This account may not do that in stet-site: it needs the role Cloud Datastore User.'],
  [9, "Firestore can't answer this: The query requires an index."],
  [14, 'Firestore can not be reached: is there a network?'],
])('status %i is told as a sentence', (code, told) => {
  const error = Object.assign(new Error(`${code} FAILED`), { code, details: 'The query requires an index.' });
  expect(sentence(error, 'stet-site')).toBe(told);
});

test('anything else is told in its own words', () => {
  expect(sentence(new Error('--since is no day.'), undefined)).toBe('--since is no day.');
});

test.each([
  ['Could not load the default credentials. Browse to …', 'There are no Google credentials on this machine'],
  ['request failed, reason: getaddrinfo ENOTFOUND oauth2.example', 'Google can not be reached'],
  ['invalid_grant', 'The Google credentials can not be used: invalid_grant'],
])('%s', (message, told) => {
  expect(credentialSentence(new Error(message))).toContain(told);
});

test('without access, a real project is not opened', async () => {
  vi.stubEnv('GOOGLE_APPLICATION_CREDENTIALS', '/nowhere/credentials.json');
  await expect(openTarget({ kind: 'cloud', projectId: 'stet-site' })).rejects.toThrow(
    'The Google credentials can not be used: Unable to read the credential file',
  );
});
