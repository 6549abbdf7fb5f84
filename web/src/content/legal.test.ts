import { expect, test } from 'vitest';
import { type Entry, FORM_NAMES, type FormName, REGION } from '../../../shared/contract.ts';
import { waitlist } from './formTexts.ts';
import { type LegalText, privacy, privacyOf } from './legal.ts';
import { nextSteps, outcomeTexts, outcomeTextsOf } from './outcomeTexts.ts';
import { type Owner, owner } from './owner.ts';
import { passedOn, passedOnTo } from './passedOn.ts';

const wordsOf = ({ sections }: LegalText) => sections.flatMap(({ paragraphs }) => paragraphs).join('\n');
const words = wordsOf(privacy);
const NO_HOOK: Owner = { ...owner, mailService: '', chat: '' };

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
  const { joined, 'message-sent': sent } = outcomeTexts;
  expect(joined.answers.Where).toContain(`${passedOn.place}, for two years at most`);
  expect(sent.answers.Where).toBe('With us, for one year at most');
});

test.for<[hook: Partial<Owner>, ...phrases: string[]]>([
  // Nor need the owner get messages by mail.
  [{}, 'copy may reach us', 'twice. Once you are invited, also the time of', 'the addresses of the people we invite.'],
  [
    { mailService: 'Brevo' },
    'has it, and once you are invited, also the times of',
    'and Brevo, which',
    'is with Brevo at',
  ],
  [
    { chat: 'Slack' },
    'has it, and once you are invited, also the times of',
    'invite, and Slack, our chat, gets at most',
  ],
])('with the hook %j, the policy names each stored time, and who gets what', ([hook, ...phrases]) => {
  const words = wordsOf(privacyOf({ ...NO_HOOK, ...hook }));
  for (const phrase of phrases) expect(words).toContain(phrase);
});

test('who joins reads at the form that a mail service may ask to confirm, and then to look for its mail', () => {
  const brevo = passedOnTo({ ...NO_HOOK, mailService: 'Brevo' });
  const { joined, 'already-registered': known } = outcomeTextsOf(brevo);
  const look = 'To confirm, look for Brevo’s mail.';
  expect(joined.answers.Where).toBe(`On our list and with Brevo, for two years at most. ${look}`);
  expect(known.answers?.Where).toBe(`On our list, where you were already. ${look}`);
  for (const text of [brevo.hint, brevo.asks]) expect(text).toContain('Brevo may ask you to confirm it.');
  expect(waitlist.privacy).toBe(passedOn.hint);
  expect(nextSteps.steps[0][1]).toBe(`${passedOn.goes}, for two years at most.${passedOn.asks}`);
});

test('the privacy policy names the country of the region', () => {
  expect(words.includes('In the United States')).toBe(REGION.startsWith('us-'));
});
