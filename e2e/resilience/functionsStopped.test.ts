import { afterAll, beforeAll, describe } from 'vitest';
import { type Stack, startStack } from '../../scripts/stack/stack.ts';
import { expectNotSent, expectSent, fieldOf, sendButton, sendMessage } from '../support/contactForm.ts';
import { expect, expectLogged, test as shared, uniqueEmail, visit } from '../support/visitor.ts';
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

describe('while the functions are stopped', () => {
  test('§8 joining fails with the email kept and the dialog open, and works once they are back', async ({
    page,
    complaints,
    entries,
  }) => {
    const form = await openForm(page, dialogForm);
    const email = uniqueEmail('stopped');
    await own.functions.stop();
    await join(form, email);
    await expectNotJoined(page);
    await expect(emailOf(form)).toHaveValue(email);
    await expectLogged(complaints, 'Joining the waitlist failed');
    await own.functions.start();
    await submitOf(form).click();
    await expectJoined(page);
    expect(await entries.signups(email)).toHaveLength(1);
  });

  test('§8 sending a message fails with the fields kept, and works once they are back', async ({
    page,
    complaints,
    entries,
  }) => {
    await visit(page, '/contact');
    const email = uniqueEmail('stopped');
    await own.functions.stop();
    await sendMessage(page, { email, message: 'Do keep this' });
    await expectNotSent(page);
    await expect(fieldOf(page, 'Message')).toHaveValue('Do keep this');
    await expectLogged(complaints, 'Sending the message failed');
    await own.functions.start();
    await sendButton(page).click();
    await expectSent(page);
    expect(await entries.messages(email)).toMatchObject([{ message: 'Do keep this' }]);
  });
});
