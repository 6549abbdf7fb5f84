import { describe } from 'vitest';
import { dialogForm, emailOf, fieldOf, join, pageForm, sendingOf, submitOf } from '../support/forms.ts';
import { answerFirst, breakOff, FORMS_CHUNK, hold, lose, REACT } from '../support/network.ts';
import { expectJoined } from '../support/toasts.ts';
import { expect, footerLink, heading, hydrated, test, uniqueEmail, visit } from '../support/visitor.ts';

describe('the code of the application', () => {
  test.for([
    ['REACT', REACT],
    ['FORMS', FORMS_CHUNK],
  ] as const)(
    '§9 is loaded again when %s is missing or breaks off once',
    async ([, chunk], { page, context, complaints }) => {
      const other = await context.newPage();
      const failed = await Promise.all([lose(page, chunk, 1), breakOff(other, chunk)]);
      await Promise.all([visit(page, '/'), visit(other, '/')]);
      expect(failed.map((requests) => requests.length)).toEqual([1, 1]);
      complaints.length = 0;
    },
  );

  test('fails when it takes longer than 10 s, and is loaded again', async ({ page, complaints }) => {
    await page.addInitScript(() => {
      const timeouts: AbortController[] = [];
      AbortSignal.timeout = (ms) => {
        const controller = new AbortController();
        if (ms === 10_000) timeouts.push(controller);
        return controller.signal;
      };
      Object.assign(window, { passTenSeconds: () => timeouts.splice(0).map((timeout) => timeout.abort()) });
    });
    const { promise, resolve } = Promise.withResolvers<void>();
    // Never answered.
    await answerFirst(page, REACT, 1, () => resolve());
    await page.goto('/');
    await promise;
    await page.evaluate(() => (window as unknown as { passTenSeconds(): void }).passTenSeconds());
    await hydrated(page);
    complaints.length = 0;
  });

  test('leaves the page as it is when it fails twice: text, validation, dialog and links', async ({
    page,
    complaints,
  }) => {
    await lose(page, REACT, 99);
    const release = await hold(page, '**/assets/*.js');
    await page.goto('/');
    const form = await pageForm.show(page);
    await emailOf(form).fill('jane@exam');
    release();
    await expect.poll(() => complaints).not.toEqual([]);
    await expect(emailOf(form)).toHaveValue('jane@exam');
    await emailOf(form).fill('');
    await submitOf(form).click();
    // The browser says what is wrong, not the notice of a failure.
    await expect(emailOf(form)).toBeFocused();
    await expect(form.getByRole('status')).toBeHidden();
    await expect(submitOf(form)).toBeEnabled();
    await expect(page).toHaveURL('/');
    await expect(heading(page)).not.toHaveText('Something went wrong');
    await expect(emailOf(await dialogForm.show(page))).toBeVisible();
    await page.keyboard.press('Escape');
    await footerLink(page, 'Contact').click();
    await expect(fieldOf(page, 'Message')).toBeVisible();
    complaints.length = 0;
  });

  test('shows the outcome of an early submission on its static page when it fails twice', async ({
    page,
    complaints,
    entries,
  }) => {
    await lose(page, REACT, 99);
    const release = await hold(page, REACT);
    await page.goto('/');
    const email = uniqueEmail('static');
    const answered = page.waitForResponse('**/api/joinWaitlist');
    await join(await pageForm.show(page), email);
    await answered;
    release();
    await expect(page).toHaveURL('/form/joined');
    await expect(heading(page)).toHaveText("You're on the list! 🎉");
    expect(await entries.signups(email)).toHaveLength(1);
    await page.goBack();
    await expect(emailOf(await pageForm.show(page))).toBeEnabled();
    complaints.length = 0;
  });
});

describe('the code that sends', () => {
  test('§4 coming late leaves the form sending until it has arrived', async ({ page }) => {
    const release = await hold(page, FORMS_CHUNK);
    await page.goto('/');
    const form = await pageForm.show(page);
    await join(form, uniqueEmail('late'));
    await expect(sendingOf(form)).toBeDisabled();
    release();
    await expectJoined(page);
  });

  test('missing while offline keeps the page and the email, and says so; later it sends', async ({
    page,
    context,
    complaints,
  }) => {
    const release = await hold(page, '**/assets/*.js');
    await page.goto('/');
    const form = await pageForm.show(page);
    const email = uniqueEmail('stranded');
    await context.setOffline(true);
    await join(form, email);
    release();
    const notice = form.getByRole('status');
    await expect(notice).toHaveText('This could not be sent. Please check your connection and try again.');
    await expect(page).toHaveURL('/');
    await expect(emailOf(form)).toHaveValue(email);
    await context.setOffline(false);
    await submitOf(form).click();
    await expectJoined(page);
    await expect(notice).toBeHidden();
    complaints.length = 0;
  });
});
