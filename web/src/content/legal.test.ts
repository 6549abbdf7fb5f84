import { expect, test } from 'vitest';
import { FORM_NAMES, outcomeOf, REGION } from '../../../shared/contract.ts';
import { joining, joiningOf, outcomeTexts, retention, waitlist } from './forms.ts';
import { nextSteps } from './landing.ts';
import { privacyOf, signupsOf } from './legal.ts';
import { owner } from './owner.ts';

const policyOf = (hook: object) => JSON.stringify(privacyOf({ ...owner, mailService: '', chat: '', ...hook }));
const ownPolicy = policyOf(owner);

test.each(FORM_NAMES)('policy and outcome page say for how long entries of %s are kept', (form) => {
  for (const text of [ownPolicy, outcomeTexts[outcomeOf(form)].answers?.Where]) expect(text).toContain(retention(form));
});

test.each([{}, { mailService: 'Brevo' }, { chat: 'Slack' }])(
  'with the hook %j, the policy names each stored time, who gets what, and where copies are',
  (hook) => {
    const sentences = Object.values(signupsOf({ ...owner, mailService: '', chat: '', ...hook }));
    for (const words of [...sentences, ...Object.values(hook)]) expect(policyOf(hook)).toContain(words);
  },
);

test('who joins reads at the form that a mail service may ask to confirm, and then to look for its mail', () => {
  for (const text of Object.values(joiningOf({ ...owner, mailService: 'Brevo' }))) expect(text).toContain('Brevo');
  const { joined, 'already-registered': known } = outcomeTexts;
  expect([joined.answers.Where, joined.more]).toEqual([joining.joined, joining.toConfirm]);
  expect([known.answers?.Where, known.more]).toEqual([joining.alreadyRegistered, joining.toConfirm]);
  expect([waitlist.privacy, nextSteps.steps[0][1]]).toEqual([joining.hint, joining.nextStep]);
});

test('the policy names the region in which the functions run', () => {
  expect(ownPolicy).toContain(REGION);
});
