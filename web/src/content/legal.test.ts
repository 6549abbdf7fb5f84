import { expect, test, vi } from 'vitest';
import { REGION } from '../../../functions/src/settings.ts';
import { type Entry, FORM_NAMES, type FormName } from '../../../shared/contract.ts';
import { privacy } from './legal.ts';
import { outcomeTexts } from './outcomeTexts.ts';

const words = privacy.sections.flatMap(({ paragraphs }) => paragraphs).join('\n');

/** The policy's words for each stored field. A new field doesn't compile without them. */
const EACH = { createdAt: 'the time', expiresAt: 'the day on which it is deleted' } as const;
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

test('policy and outcome pages say for how long entries are kept: signups two years, messages one', () => {
  const policy = 'waitlist entry is deleted two years after you joined, and your message one year after you sent it.';
  expect(words).toContain(policy);
  const answers = [outcomeTexts.joined.answers.Where, outcomeTexts['message-sent'].answers.Where];
  expect(answers).toEqual(['On our list, for two years at most', 'With us, for one year at most']);
});

test('the policy, the form and its record name a mail service that gets each address', async () => {
  vi.resetModules();
  vi.doMock('./owner.ts', async (original) => {
    const { owner } = await original<typeof import('./owner.ts')>();
    return { owner: { ...owner, mailService: 'Brevo' } };
  });
  const { privacy } = await import('./legal.ts');
  const { nextSteps, outcomeTexts } = await import('./outcomeTexts.ts');
  const words = privacy.sections.flatMap(({ paragraphs }) => paragraphs).join('\n');
  expect(words).toContain('and Brevo, which sends our mails about early access, gets your address, and at most');
  expect(words).toContain('We delete a copy that reached us by email or is with Brevo at the same time.');
  expect(outcomeTexts.joined.answers.Where).toBe('On our list and with Brevo, for two years at most');
  expect(nextSteps.steps[0][1]).toContain('goes on our list and to Brevo, for two years at most. Brevo may ask you');
});

test('the privacy policy names the region in which the functions run', () => {
  expect(words).toContain(REGION);
});
