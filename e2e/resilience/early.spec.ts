import { uniqueEmail } from '../../test/kit/entries.ts';
import { expect, test } from '../../test/kit/fixtures.ts';
import { contactForm, dialogForm, emailOf, pageForm, submitOf, valuesOf } from '../../test/kit/forms.ts';
import { expectBelowHeader } from '../../test/kit/layout.ts';
import { API, APP, arriveEarly, callsOf, hold } from '../../test/kit/network.ts';
import { expectOutcomePage } from '../../test/kit/outcomePages.ts';
import { hydrated, isHydrated } from '../../test/kit/page.ts';
import { expectToast } from '../../test/kit/toasts.ts';

for (const { kind, again } of [
  { kind: pageForm, again: 'already-registered' },
  { kind: contactForm, again: 'message-sent' },
] as const) {
  test(`§8 the form of the ${kind.name}, submitted twice before the app arrives, is stored once, also when the app sends it after Back`, {
    tag: '@phone',
  }, async ({ page, entries }) => {
    const calls = callsOf(page);
    const answer = await hold(page, API);
    const release = await hold(page, APP);
    await page.goto(kind.path);
    const form = await kind.show(page);
    const email = uniqueEmail('early');
    await kind.fill(form, email);
    const typed = await valuesOf(form);
    await submitOf(form).dblclick({ noWaitAfter: true });
    await expect.poll(() => calls).toHaveLength(1);
    await page.keyboard.press('Enter');
    answer();
    await expectOutcomePage(page, kind.sent);
    expect(calls).toHaveLength(1);

    release();
    await page.goBack();
    await hydrated(page);
    expect(await valuesOf(form)).toEqual(typed);
    await submitOf(form).click();
    await expectToast(page, again);
    expect(await entries[kind.stored](email)).toHaveLength(1);
  });
}

test('§8 a form submitted before the app arrives is stored once when Enter follows after hydration', async ({
  page,
  entries,
}) => {
  const calls = callsOf(page);
  const answer = await hold(page, API);
  // Playwright evaluates nothing while a navigation is pending, so the page itself says when it is hydrated.
  const announced = page.waitForEvent('console', (message) => message.text() === 'hydrated');
  await page.addInitScript(`
    const check = () => ((${isHydrated})() ? console.debug('hydrated') : requestAnimationFrame(check));
    check();
  `);
  const release = await hold(page, APP);
  await page.goto('/');
  const form = await dialogForm.show(page);
  const email = uniqueEmail('overtaken');
  await emailOf(form).fill(email);
  await submitOf(form).click({ noWaitAfter: true });
  await expect.poll(() => calls).toHaveLength(1);
  release();
  await announced;
  await page.keyboard.press('Enter');
  answer();
  await expectOutcomePage(page, 'joined');
  expect(await entries.signups(email)).toHaveLength(1);
  expect(calls).toHaveLength(1);
});

test.describe('before the app arrives', { tag: '@phone' }, () => {
  for (const kind of [dialogForm, contactForm]) {
    test(`§2 the form of the ${kind.name} keeps text typed early, and the focus`, async ({ page }) => {
      const finish = await arriveEarly(page, kind.path);
      const email = emailOf(await kind.show(page));
      await email.pressSequentially('jane@exam');
      await finish();
      await expect(email).toBeVisible();
      await expect(email).toHaveValue('jane@exam');
      await expect(email).toBeFocused();
      await page.keyboard.type('ple.com');
      await expect(email).toHaveValue('jane@example.com');
    });
  }

  test('§4 a dialog closed early stays closed, and a question chosen early stays chosen', async ({ page }) => {
    const finish = await arriveEarly(page, '/');
    const question = page.getByRole('radio', { name: /^When / });
    await question.check({ force: true });
    await dialogForm.show(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await finish();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(question).toBeChecked();
    await expect(emailOf(await dialogForm.show(page))).toBeVisible();
  });

  test('§2 a menu opened early stays open, and leads to a section', async ({ page }) => {
    const finish = await arriveEarly(page, '/');
    const banner = page.getByRole('banner');
    const toggle = banner.getByRole('button', { name: /menu/i });
    const bars = await toggle.innerHTML();
    await toggle.click();
    await expect(banner.getByRole('link', { name: 'Benefits' })).toBeVisible();
    await finish();
    await expect.poll(() => toggle.innerHTML(), 'It shows a cross.').not.toBe(bars);
    await expect(banner.getByRole('link', { name: 'Benefits' })).toBeVisible();
    await banner.getByRole('link', { name: 'Benefits' }).click();
    await expect(banner.getByRole('navigation')).toBeHidden();
    await expect(page.locator('#benefits')).toBeInViewport();
  });

  test('§2 a section chosen early in the menu is shown, and the menu closes', async ({ page }) => {
    const finish = await arriveEarly(page, '/');
    const banner = page.getByRole('banner');
    await banner.getByRole('button', { name: /menu/i }).click();
    await banner.getByRole('link', { name: 'Benefits' }).click();
    await expect(banner.getByRole('navigation')).toBeHidden();
    await expectBelowHeader(page, 'benefits');
    await finish();
    await expect(banner.getByRole('navigation')).toBeHidden();
  });
});
