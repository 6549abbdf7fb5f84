import { expect, expectLogged, test, uniqueEmail } from '../kit/fixtures.ts';
import { contactForm, dialogForm, emailOf, submitOf } from '../kit/forms.ts';
import { API, APP, arriveEarly, callsOf, hold, isApp, requestsOf } from '../kit/network.ts';
import { expectOutcomePage, expectToast } from '../kit/outcomes.ts';
import { banner, expectBelowHeader, hydrated, menuButton, visit } from '../kit/page.ts';

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

test.describe('before the app arrives', { tag: '@phone' }, () => {
  test('§2 the dialog keeps text typed early, and the focus', async ({ page }) => {
    const finish = await arriveEarly(page, '/');
    const email = emailOf(await dialogForm.show(page));
    await email.pressSequentially('jane@exam');
    await finish();
    await expect(email).toBeFocused();
    await page.keyboard.type('ple.com');
    await expect(email).toHaveValue('jane@example.com');
  });

  test('§4 a dialog closed early stays closed, and a question stays chosen', async ({ page }) => {
    const finish = await arriveEarly(page, '/');
    const question = page.getByRole('radio', { name: /^When / });
    await question.check({ force: true });
    await dialogForm.show(page);
    await page.keyboard.press('Escape');
    await finish();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(question).toBeChecked();
    await expect(emailOf(await dialogForm.show(page))).toBeVisible();
  });

  test('§2 a menu opened early stays open; one that was used early is closed', async ({ page }) => {
    const navigation = banner(page).getByRole('navigation');
    const benefits = banner(page).getByRole('link', { name: 'Benefits' });
    const finish = await arriveEarly(page, '/');
    await menuButton(page).click();
    await finish();
    await expect(benefits).toBeVisible();
    await benefits.click();
    await expect(navigation).toBeHidden();
    const again = await arriveEarly(page, '/');
    await menuButton(page).click();
    await benefits.click();
    await expectBelowHeader(page, 'benefits');
    await again();
    await expect(navigation).toBeHidden();
  });
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

test('the app starts after three seconds if the browser reports no paint', async ({ page }) => {
  await page.clock.install();
  await page.addInitScript(withholdPaint);
  await page.goto('/');
  await page.clock.fastForward(3_000);
  await hydrated(page);
});

test('the app starts in a browser that knows no paint', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(PerformanceObserver, 'supportedEntryTypes', { value: [] }));
  await visit(page, '/');
});

test('the app of a tab in the background starts when the tab is shown', async ({ page }) => {
  const requests = requestsOf(page);
  await page.clock.install();
  await page.addInitScript(withholdPaint);
  await page.addInitScript(() => Object.defineProperty(Document.prototype, 'hidden', { get: () => true }));
  await page.goto('/');
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
