import { uniqueEmail } from '../kit/forms.ts';
import { expect, test } from '../kit/site.ts';
import { isSuite } from '../kit/stack.ts';
import { startMailServer } from '../kit/startMailServer.ts';

/** The port that functions/.env.demo-suite names. */
const MAIL_PORT = 5025;

// The local stack runs no triggers.
test.skip(!isSuite, 'npm run test:emulators');

test('a sent message is mailed to the owner, and then marked as mailed', async ({ site, entries }) => {
  const mailServer = await startMailServer(MAIL_PORT);
  const form = site.contactForm;
  await site.visit(form.path);
  const email = uniqueEmail('Mailed');
  await form.send(email);
  await site.expectToast(form.sent);
  await expect.poll(() => entries.messages(email)).toMatchObject([{ notifiedAt: expect.anything() }]);
  expect(mailServer.mails).toMatchObject([{ to: ['owner@stet.example'] }]);
  expect(mailServer.mails[0]?.lines).toContain(`Reply-To: ${email}`);
  await mailServer.stop();
});
