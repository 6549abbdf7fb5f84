import { MESSAGE, uniqueEmail } from '../kit/forms.ts';
import { API, APP, expect, test } from '../kit/site.ts';

test('a message that is sent three times before the app starts is stored once', { tag: '@phone' }, async ({
  page,
  site: { contactForm, expectOutcomePage, expectToast, hold, hydrated, requests },
  entries,
}) => {
  const sent = requests('POST /api/');
  const answer = await hold(API);
  const release = await hold(APP);
  await page.goto('/contact');
  const email = uniqueEmail('early');
  await contactForm.fill(email);
  // All within the lock's five seconds, on a busy machine, too.
  await contactForm.submit.click({ clickCount: 3, noWaitAfter: true });
  await expect.poll(() => sent).toHaveLength(1);
  answer();
  await expectOutcomePage('message-sent');
  expect(sent).toHaveLength(1);
  release();
  await page.goBack();
  await hydrated();
  await contactForm.submit.click();
  await expectToast('message-sent');
  expect(await entries.messages(email)).toMatchObject([{ ...MESSAGE, email }]);
});

test('a form whose post was stopped can be sent again after five seconds', async ({ page, site }) => {
  const { fill, submit } = site.contactForm;
  const sent = site.requests('POST /api/');
  await page.clock.install();
  await site.hold(APP);
  // The page stays, as after a press on the browser's "stop".
  await page.route(API, (route) => route.fulfill({ status: 204 }));
  await page.goto('/contact');
  await fill(uniqueEmail('stopped'));
  for (const times of [1, 2]) {
    await submit.click();
    await expect.poll(() => sent).toHaveLength(times);
    await page.clock.runFor(5_001);
  }
});

test('a dialog that is open before the app starts keeps text and focus', { tag: '@phone' }, async ({ page, site }) => {
  const { email, show } = site.dialogForm;
  const release = await site.hold(APP);
  await page.goto('/');
  await show();
  await email.pressSequentially('jane@exam');
  release();
  await site.hydrated();
  await expect(email).toBeFocused();
  await page.keyboard.type('ple.com');
  await expect(email).toHaveValue('jane@example.com');
  // The app knows that it is open.
  await site.dialogForm.send(uniqueEmail('early'));
  await site.expectToast('joined');
  await expect(site.dialog).toBeHidden();
});

test('the app is asked for after the first paint', async ({ page, site }) => {
  await site.visit('/');
  const delay = await page.evaluate(() => {
    const [paint] = performance.getEntriesByType('paint');
    const app = performance.getEntriesByType('resource').find(({ name }) => name.endsWith('.js'));
    return Number(app?.startTime) - Number(paint?.startTime);
  });
  expect(delay).toBeGreaterThan(0);
});
