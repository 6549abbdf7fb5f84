import { expect, test } from 'vitest';
import { FORM_NAMES, outcomeOf, REGION } from '../../../shared/contract.ts';
import { outcomeTexts, outcomeTextsOf, passedOn, passedOnTo, retention, waitlist } from './forms.ts';
import { nextSteps } from './landing.ts';
import { privacyOf } from './legal.ts';
import { owner } from './owner.ts';

const policyOf = (hook: object) => JSON.stringify(privacyOf({ ...owner, mailService: '', chat: '', ...hook }));
const ownPolicy = policyOf(owner);

test.each(FORM_NAMES)('policy and outcome page say for how long entries of %s are kept', (form) => {
  for (const text of [ownPolicy, outcomeTexts[outcomeOf(form)].answers?.Where]) expect(text).toContain(retention(form));
});

test.each([{}, { mailService: 'Brevo' }, { chat: 'Slack' }])(
  'with the hook %j, the policy names each stored time, who gets what, and where copies are',
  (hook) => {
    const { times, recipient, copies } = passedOnTo({ ...owner, mailService: '', chat: '', ...hook });
    for (const words of [times, recipient, copies, ...Object.values(hook)]) expect(policyOf(hook)).toContain(words);
  },
);

test('who joins reads at the form that a mail service may ask to confirm, and then to look for its mail', () => {
  const brevo = passedOnTo({ ...owner, mailService: 'Brevo' });
  const { joined, 'already-registered': known } = outcomeTextsOf(brevo);
  for (const words of [brevo.hint, brevo.asks, brevo.look]) expect(words).toContain('Brevo');
  for (const { Where } of [joined.answers, known.answers ?? joined.answers]) expect(Where).toContain(brevo.look);
  expect(joined.answers.Where).toContain(brevo.place);
  for (const { more } of [joined, known]) expect(more).toBe(brevo.look);
  expect(waitlist.privacy).toBe(passedOn.hint);
  expect(`${nextSteps.steps}`).toContain(`${passedOn.goes}, for ${retention('joinWaitlist')}`);
  expect(`${nextSteps.steps}`).toContain(passedOn.asks);
});

test('the policy names the region in which the functions run', () => {
  expect(ownPolicy).toContain(REGION);
});
