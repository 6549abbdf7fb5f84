import { expect, test } from 'vitest';
import { REGION } from '../../../functions/src/settings.ts';
import { type Entry, FORM_NAMES, FORMS, type FormName } from '../../../shared/contract.ts';
import { privacy } from './legal.ts';

const words = privacy.sections.flatMap(({ paragraphs }) => paragraphs).join('\n');

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

test.each(FORM_NAMES)('the privacy policy names every field that %s keeps', (form) => {
  const kept = privacy.sections.find(({ title }) => title === 'What we keep')?.paragraphs.join('\n');
  expect(Object.values<string>(KEPT[form]).filter((phrase) => !kept?.includes(phrase))).toEqual([]);
});

test('the privacy policy promises the deletion dates that the store sets', () => {
  const NUMBERS = ['no years', 'one year', 'two years', 'three years'];
  const timeOf = (form: FormName) => NUMBERS[FORMS[form].retentionYears];
  expect(words).toContain(`waitlist entry is deleted ${timeOf('joinWaitlist')} after you joined`);
  expect(words).toContain(`message ${timeOf('submitContact')} after you sent it`);
});

test('the privacy policy names the region in which the functions run', () => {
  expect(words).toContain(REGION);
});
