import { MESSAGE, uniqueEmail } from '../kit/forms.ts';
import { API, APP } from '../kit/network.ts';
import { expect, expectLogged, test } from '../kit/site.ts';

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
});

/** In the page: React renders nothing until a test calls `render()`. It renders in tasks that messages start. */
function withholdReact() {
  const { postMessage } = MessagePort.prototype;
  const waiting: (() => void)[] = [];
  MessagePort.prototype.postMessage = function (message: unknown) {
    waiting.push(() => postMessage.call(this, message));
  };
  Object.assign(window, {
    waiting,
    render() {
      MessagePort.prototype.postMessage = postMessage;
      for (const post of waiting) post();
    },
  });
}

test('a dialog that is closed while the app starts stays closed', { tag: '@phone' }, async ({ page, site }) => {
  await page.addInitScript(withholdReact);
  const release = await site.hold(APP);
  await page.goto('/');
  await site.dialogForm.show();
  release();
  await page.waitForFunction(() => (window as unknown as { waiting: unknown[] }).waiting.length > 0);
  // Back does the same on a phone. A key or a click would make React hydrate the dialog first.
  await site.dialog.evaluate((dialog: HTMLDialogElement) => dialog.close());
  await page.evaluate(() => (window as unknown as { render(): void }).render());
  await site.hydrated();
  // Waits until the visitor has seen what the effects of the last render do.
  await page.evaluate(() => new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen))));
  await expect(site.dialog).toBeHidden();
});

test('a question chosen and a menu opened before the app starts stay so, and a closed dialog opens again', {
  tag: '@phone',
}, async ({ page, site }) => {
  const question = page.getByRole('radio', { name: /^When / });
  const finish = await site.arriveEarly('/');
  await question.check({ force: true });
  await site.dialogForm.show();
  await page.keyboard.press('Escape');
  await site.menuButton.click();
  await finish();
  await expect(question).toBeChecked();
  await expect(site.menuItems.first()).toBeVisible();
  await site.menuButton.click();
  await site.dialogForm.show();
  await expect(site.dialogForm.email).toBeVisible();
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

test('an app that breaks says so in the console', async ({ page, consoleErrors }) => {
  await page.route(APP, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${await response.text()}\nthrow new Error('The app broke.');` });
  });
  await page.goto('/');
  await expectLogged(consoleErrors, 'The app broke.');
});
