import { afterAll, beforeAll } from 'vitest';
import { APP_CHECK_TOKEN, type AppCheckSite, answerAsGoogle, buildAppCheckSite } from '../support/appCheckSite.ts';
import { test as base, expect, uniqueEmail, visit } from '../support/visitor.ts';
import { dialogForm, expectJoined, join, openForm, pageForm } from '../support/waitlistForms.ts';

let site: AppCheckSite;
beforeAll(async () => {
  site = await buildAppCheckSite();
});
afterAll(() => site?.remove());

const test = base.extend('tokens', { auto: true }, async ({ context, stack }) => {
  await site.serve(context, stack.origin);
  const tokens: (string | undefined)[] = [];
  context.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/')) tokens.push(request.headers()['x-firebase-appcheck']);
  });
  return tokens;
});

/** Takes the requests to others out of the complaints: the hosts that were asked. */
function takeHosts(complaints: string[]): string[] {
  const requests = complaints.filter((complaint) => complaint.startsWith('Request to '));
  const others = complaints.filter((complaint) => !requests.includes(complaint));
  complaints.splice(0, Number.POSITIVE_INFINITY, ...others);
  return [...new Set(requests.map((request) => new URL(request.slice('Request to '.length)).host))];
}

test('with App Check, nobody else is asked for anything until a form is sent, and then it carries a token', async ({
  page,
  context,
  entries,
  complaints,
  tokens,
}) => {
  await answerAsGoogle(context);
  const email = uniqueEmail('attested');
  const form = await openForm(page, dialogForm);
  expect(takeHosts(complaints)).toEqual([]);
  await join(form, email);
  await expectJoined(page);
  expect(takeHosts(complaints)).toEqual(['www.google.com', 'content-firebaseappcheck.googleapis.com']);
  expect(tokens).toEqual([APP_CHECK_TOKEN]);
  expect(await entries.signups(email)).toHaveLength(1);
});

test('where Google is blocked, a form is sent without a token after a while', async ({
  page,
  context,
  entries,
  complaints,
  tokens,
}) => {
  await context.route('https://www.google.com/**', (route) => route.abort());
  await page.clock.install();
  const email = uniqueEmail('blocked-google');
  await join(await openForm(page, pageForm), email);
  await expect.poll(() => takeHosts(complaints)).toEqual(['www.google.com']);
  expect(tokens).toEqual([]);
  await page.clock.runFor(10_000);
  await expectJoined(page);
  expect(tokens).toEqual([undefined]);
  expect(await entries.signups(email)).toHaveLength(1);
});

test('with App Check, the forms and the privacy page say what Google gets', async ({ page }) => {
  await visit(page, '/contact');
  const notice = page
    .getByRole('main')
    .getByText('This site is protected by reCAPTCHA and the Google Privacy Policy and Terms of Service apply.');
  await expect(notice).toBeVisible();
  await expect(notice.getByRole('link', { name: 'Terms of Service' })).toHaveAttribute(
    'href',
    'https://policies.google.com/terms',
  );
  await visit(page, '/privacy');
  await expect(page.getByRole('main')).toContainText('When you send a form, your browser asks Google’s reCAPTCHA');
  await expect(page.getByRole('main')).toContainText('No cookies of our own');
});
