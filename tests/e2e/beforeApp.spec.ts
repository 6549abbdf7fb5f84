import { MESSAGE, uniqueEmail } from '../kit/forms.ts';
import { API, APP } from '../kit/network.ts';
import { expect, test } from '../kit/site.ts';

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
  await contactForm.submit.dblclick({ noWaitAfter: true });
  await expect.poll(() => sent).toHaveLength(1);
  await page.keyboard.press('Enter');
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

test('a dialog that is open before the app starts keeps text and focus', { tag: '@phone' }, async ({ page, site }) => {
  const { email, show } = site.dialogForm;
  const finish = await site.arriveEarly('/');
  await show();
  await email.pressSequentially('jane@exam');
  await finish();
  await expect(email).toBeFocused();
  await page.keyboard.type('ple.com');
  await expect(email).toHaveValue('jane@example.com');
  // The app knows that it is open.
  await site.dialogForm.send(uniqueEmail('early'));
  await site.expectToast('joined');
  await expect(site.dialog).toBeHidden();
});

/** In the page: the browser reports no paint until a test calls `paint()`. */
function withholdPaint() {
  window.PerformanceObserver = class extends PerformanceObserver {
    constructor(callback: PerformanceObserverCallback) {
      super(callback);
      Object.assign(window, { paint: callback });
    }
    override observe() {}
  };
}

test('the app starts once the page is painted', async ({ page, site }) => {
  const loads = site.requests('GET /assets/');
  await page.addInitScript(withholdPaint);
  await page.goto('/');
  expect(loads).toEqual([]);
  await page.evaluate(() => (window as unknown as { paint(): void }).paint());
  await site.hydrated();
});
