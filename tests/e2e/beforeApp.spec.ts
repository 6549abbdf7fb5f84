import { sections } from '../../web/src/content/navigation.ts';
import { expect, expectLogged, test, uniqueEmail } from '../kit/fixtures.ts';
import { contactForm, dialogForm, emailOf, submitOf } from '../kit/forms.ts';
import { API, APP, arriveEarly, callsOf, hold, isApp, requestsOf } from '../kit/network.ts';
import { expectOutcomePage, expectToast } from '../kit/outcomes.ts';
import { banner, expectBelowHeader, hydrated, menuButton } from '../kit/page.ts';

test('§8 a message, sent twice before the app and after Back, is stored once', { tag: '@phone' }, async ({
  page,
  entries,
}) => {
  const calls = callsOf(page);
  const answer = await hold(page, API);
  const release = await hold(page, APP);
  await page.goto(contactForm.path);
  const form = await contactForm.show(page);
  const email = uniqueEmail('early');
  await contactForm.fill(form, email);
  await submitOf(form).dblclick({ noWaitAfter: true });
  await expect.poll(() => calls).toHaveLength(1);
  await page.keyboard.press('Enter');
  answer();
  await expectOutcomePage(page, 'message-sent');
  expect(calls).toHaveLength(1);
  release();
  await page.goBack();
  await hydrated(page);
  await submitOf(form).click();
  await expectToast(page, 'message-sent');
  expect(await entries.messages(email)).toHaveLength(1);
});

test('§2 §4 before the app, the dialog keeps text and focus, or stays closed; a question stays chosen', {
  tag: '@phone',
}, async ({ page }) => {
  const question = page.getByRole('radio', { name: /^When / });
  const finish = await arriveEarly(page, '/');
  await question.check({ force: true });
  const email = emailOf(await dialogForm.show(page));
  await email.pressSequentially('jane@exam');
  await finish();
  await expect(email).toBeFocused();
  await page.keyboard.type('ple.com');
  await expect(email).toHaveValue('jane@example.com');
  await expect(question).toBeChecked();
  const again = await arriveEarly(page, '/');
  await dialogForm.show(page);
  await page.keyboard.press('Escape');
  await again();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(emailOf(await dialogForm.show(page))).toBeVisible();
});

test('§2 a menu opened before the app stays open; one that was used is closed', { tag: '@phone' }, async ({ page }) => {
  const navigation = banner(page).getByRole('navigation');
  const [{ id, label }] = sections;
  const item = banner(page).getByRole('link', { name: label });
  const finish = await arriveEarly(page, '/');
  await menuButton(page).click();
  await finish();
  await expect(item).toBeVisible();
  const again = await arriveEarly(page, '/');
  await menuButton(page).click();
  await item.click();
  await expectBelowHeader(page, id);
  await again();
  await expect(navigation).toBeHidden();
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

test('the app starts three seconds after the page if the browser reports no paint, but not in the background', async ({
  page,
}) => {
  const requests = requestsOf(page);
  await page.clock.install();
  await page.addInitScript(withholdPaint);
  await page.goto('/');
  await page.clock.fastForward(3_000);
  await hydrated(page);
  requests.length = 0;
  await page.addInitScript(() => Object.defineProperty(Document.prototype, 'hidden', { get: () => true }));
  await page.reload();
  await page.clock.fastForward(10_000);
  expect(requests.filter(isApp)).toEqual([]);
  await page.evaluate(() => (window as unknown as { paint(): void }).paint());
  await hydrated(page);
});

test('an app that failed to load is tried again after Back', async ({ page, consoleErrors }) => {
  await page.route(APP, (route) => route.abort());
  const failed = page.waitForEvent('requestfailed');
  await page.goto('/');
  await failed;
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await hydrated(page);
  // The failure was handled.
  expect(consoleErrors).toEqual([]);
});

test('an error of the app reaches the console, and the app is not loaded again', async ({ page, consoleErrors }) => {
  const requests = requestsOf(page);
  await page.route(APP, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${await response.text()}\nthrow new Error('The app broke.');` });
  });
  await page.goto('/');
  await expectLogged(consoleErrors, 'The app broke.');
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  expect(requests.filter(isApp)).toHaveLength(1);
});
