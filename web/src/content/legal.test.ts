import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type FormName, RETENTION_YEARS } from 'functions/contract';
import { expect, test } from 'vitest';
import { REGION } from '../../../functions/src/settings.ts';
import type { KeptField } from '../../../functions/src/store.ts';
import { privacy } from './legal.ts';
import { outcomeTexts } from './outcomes.ts';

const words = privacy.sections.flatMap(({ paragraphs }) => paragraphs).join('\n');

/** What the policy calls each field that is kept: a new one doesn't compile without its words. */
const BOTH = {
  submissionId: 'a random number',
  suspected: 'a mark if a hidden field was filled in',
  createdAt: 'the time',
  expiresAt: 'the day on which it is deleted',
} as const;
const KEPT: { [Form in FormName]: Record<KeptField<Form>, string> } = {
  joinWaitlist: { email: 'your email address', source: 'whether you used the dialog or the form on the page', ...BOTH },
  submitContact: { name: 'your name', email: 'your email address', message: 'your message', ...BOTH },
};

test.each([
  ['joinWaitlist', 'When you join the waitlist: '],
  ['submitContact', 'When you send a message: '],
] as const)('the privacy policy names every field that %s keeps', (form, start) => {
  const { paragraphs = [] } = privacy.sections.find(({ title }) => title === 'What we keep') ?? {};
  const kept = paragraphs.filter((paragraph) => paragraph.startsWith(start) || paragraph.startsWith('With either: '));
  expect(kept).toHaveLength(2);
  for (const phrase of Object.values(KEPT[form])) expect(kept.join('\n')).toContain(phrase);
});

test('the privacy policy and the pages of a success promise the deletion dates that the store sets', () => {
  expect(RETENTION_YEARS).toEqual({ joinWaitlist: 2, submitContact: 1 });
  expect(words).toContain('waitlist entry is deleted two years after you joined');
  expect(words).toContain('message one year after you sent it');
  expect(outcomeTexts.joined.answers).toContain('On our list, for two years at most');
  expect(outcomeTexts['message-sent'].answers).toContain('With us, for one year at most');
});

test('the privacy policy names the region in which the functions run', () => {
  expect(words).toContain(`In the United States`);
  expect(words).toContain(REGION);
});

test('the privacy policy gives backups the time for which the documented schedule keeps them', () => {
  const deploy = readFileSync(join(import.meta.dirname, '../../../docs/deploy.md'), 'utf8');
  const days = /schedules:create .*--retention (\d+)d/.exec(deploy)?.[1];
  expect(words).toContain(`for up to ${days} days more`);
});

test('the privacy policy names the email provider as a recipient of messages', () => {
  expect(words).toContain('our email provider carries copies of messages to us');
});
