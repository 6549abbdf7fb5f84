import { expect, vi } from 'vitest';
import { freePorts, LOOPBACK } from '../../local/ports.ts';
import { run, test } from '../../test/kit/ownerTool.ts';

test.for([
  ['list --limt 5', "unknown option '--limt'\n(Did you mean --limit?)"],
  ['list --collection people', 'Allowed choices are waitlist, contact, suspected-waitlist, suspected-contact.'],
  ['find \u200b', 'It is empty'],
  ['invite --next 100', 'name --next <number> and --out <file>, or --undo <time>'],
  ['invite --next 0 --out invited.csv', 'It takes a whole number from 1 to 1000'],
  ['invite --undo soon', 'It takes a time like 2026-11-30T12:00:00.000Z'],
  ['invite --undo 2026-11-30 --next 1', "option '--undo <time>' cannot be used with option '--next <number>'"],
  ['suspect ', 'It is empty'],
  ['erase \u200b@example.com --yes', 'Suspect a domain to erase it.'],
  ['erase --yes', 'name either an address or an id, or --suspected'],
  ['erase jane@example.com --suspected', 'name either an address or an id, or --suspected'],
] as const)('%s is refused with a sentence', async ([args, sentence]) => {
  expect(await run(args)).toEqual({ code: 2, out: '', err: expect.stringContaining(sentence) });
});

test.for([
  ['list', undefined, /Nothing answers at 127\.0\.0\.1:\d+: start the local stack with npm start/],
  ['list --project ', undefined, /--project is empty/],
  ['list --project stet-site', undefined, /Unset FIRESTORE_EMULATOR_HOST, or leave --project out/],
  [
    'list --project stet-site',
    '/nowhere.json',
    /Unable to read the credential file.*\n.*gcloud auth application-default login/,
  ],
] as const)('%s opens no database, and says what to do', async ([args, credentials, sentence]) => {
  vi.stubEnv('FIRESTORE_EMULATOR_HOST', credentials ? undefined : `${LOOPBACK}:${(await freePorts(1))[0]}`);
  vi.stubEnv('GOOGLE_APPLICATION_CREDENTIALS', credentials);
  expect(await run(args)).toEqual({ code: 1, out: '', err: expect.stringMatching(sentence) });
});
