import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { REGION } from '../../../functions/src/settings.ts';
import { type Entry, FORM_NAMES, FORMS, type FormName } from '../../../shared/contract.ts';
import { privacy } from './legal.ts';
import { outcomeTexts } from './outcomeTexts.ts';

const words = privacy.sections.flatMap(({ paragraphs }) => paragraphs).join('\n');

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five'];

/** The policy's words for each stored field. A new field doesn't compile without them. */
const EACH = {
  createdAt: 'the time',
  expiresAt: 'the day on which it is deleted',
} as const;
const KEPT: { [Form in FormName]: Record<keyof Entry<Form> | keyof typeof EACH, string> } = {
  joinWaitlist: {
    email: 'your email address',
    source: 'whether you used the dialog or the form on the page',
    submissionId: 'a random number',
    campaign: 'the name of the place whose link brought you here',
    ...EACH,
  },
  submitContact: { name: 'your name', email: 'your email address', message: 'your message', ...EACH },
};
const STARTS: Record<FormName, string> = {
  joinWaitlist: 'When you join the waitlist: ',
  submitContact: 'When you send a message: ',
};

test.each(FORM_NAMES)('the privacy policy names every field that %s keeps, and no other', (form) => {
  const { paragraphs = [] } = privacy.sections.find(({ title }) => title === 'What we keep') ?? {};
  const own = paragraphs.filter((text) => text.startsWith(STARTS[form]) || text.startsWith('With either: '));
  expect(own).toHaveLength(2);
  const phrases = new Set(Object.values(KEPT).flatMap<string>(Object.values));
  const named = [...phrases].filter((phrase) => own.join('\n').includes(phrase));
  expect(named.sort()).toEqual(Object.values<string>(KEPT[form]).sort());
});

test('the privacy policy and the pages of a success promise the deletion dates that the store sets', () => {
  const time = (form: FormName) => {
    const years: number = FORMS[form].retentionYears;
    return `${NUMBERS[years]} year${years === 1 ? '' : 's'}`;
  };
  expect(words).toContain(`waitlist entry is deleted ${time('joinWaitlist')} after you joined`);
  expect(words).toContain(`message ${time('submitContact')} after you sent it`);
  expect(outcomeTexts.joined.page.where).toContain(time('joinWaitlist'));
  expect(outcomeTexts['message-sent'].page.where).toContain(time('submitContact'));
});

test('the privacy policy names the region in which the functions run', () => {
  expect(words).toContain(REGION);
});

test('the privacy policy gives backups the time for which the documented schedule keeps them', () => {
  const deploy = readFileSync(join(import.meta.dirname, '../../../docs/deploy.md'), 'utf8');
  const days = /schedules:create .*--retention (\d+)d/.exec(deploy)?.[1];
  expect(words).toContain(`for up to ${days} days more`);
});
