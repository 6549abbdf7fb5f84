import { afterAll, beforeAll } from 'vitest';
import { type Stack, startStack } from '../../scripts/stack/stack.ts';
import { expectNotSent, expectSent, fieldOf, sendButton, sendMessage } from '../support/contactForm.ts';
import { dismissToast, expect, expectLogged, test as shared, uniqueEmail, visit } from '../support/visitor.ts';
import {
  dialogForm,
  emailOf,
  expectJoined,
  expectNotJoined,
  join,
  openForm,
  submitOf,
} from '../support/waitlistForms.ts';

let own: Stack;

beforeAll(async () => {
  own = await startStack({ projectId: `demo-stet-stopped-${process.pid}` });
});
afterAll(() => own.stop());

/** On a stack of its own, whose functions can be stopped. */
const test = shared.override('stack', { scope: 'file' }, () => own);

test('§8 while the functions are stopped the site stays up, joining and sending fail with everything kept, and both work once they are back', async ({
  page,
  context,
  complaints,
  entries,
  stack,
}) => {
  const form = await openForm(page, dialogForm);
  const contact = await context.newPage();
  await visit(contact, '/contact');
  const email = uniqueEmail('stopped');

  await own.functions.stop();
  expect((await fetch(stack.origin)).status).toBe(200);
  expect((await fetch(`${stack.origin}/api/joinWaitlist`, { method: 'POST', body: '{}' })).status).toBe(500);
  await join(form, email);
  await expectNotJoined(page);
  await expect(emailOf(form)).toHaveValue(email);
  await expectLogged(complaints, 'Joining the waitlist failed');
  await sendMessage(contact, { email, message: 'Do keep this' });
  await expectNotSent(contact);
  await expect(fieldOf(contact, 'Message')).toHaveValue('Do keep this');
  await expectLogged(complaints, 'Sending the message failed');

  await own.functions.start();
  await dismissToast(page);
  await submitOf(form).click();
  await expectJoined(page);
  expect(await entries.signups(email)).toHaveLength(1);
  await sendButton(contact).click();
  await expectSent(contact);
  expect(await entries.messages(email)).toMatchObject([{ message: 'Do keep this' }]);
});
