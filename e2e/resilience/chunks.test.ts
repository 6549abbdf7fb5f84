import { createServer } from 'node:http';
import type { Page, Route } from 'playwright';
import { describe, onTestFinished } from 'vitest';
import { LOOPBACK, listen } from '../../scripts/stack/ports.ts';
import { dialogForm, emailOf, join, pageForm, sendingOf, submitOf } from '../support/forms.ts';
import { API, answerOnce, FORMS_CHUNK, hold, REACT } from '../support/network.ts';
import { expectToast } from '../support/toasts.ts';
import { expect, footerLink, heading, hydrated, test, uniqueEmail, visit } from '../support/visitor.ts';

/** As after a deployment. */
const missing = (route: Route) => route.fulfill({ status: 404, contentType: 'text/html', body: 'Not found' });

/** Breaks off the first answer for a chunk in the middle of its body. */
async function breakOff(page: Page, chunk: string) {
  const server = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'text/javascript', 'content-length': 2 });
    response.write(' ', () => response.destroy());
  });
  onTestFinished(() => void server.close());
  const port = await listen(server);
  return answerOnce(page, chunk, (route) => route.continue({ url: `http://${LOOPBACK}:${port}` }));
}

describe('the code of the application', () => {
  test.for([REACT, FORMS_CHUNK])(
    '§9 is loaded again when %s is missing or breaks off once',
    async (chunk, { page, context }) => {
      const other = await context.newPage();
      const faults = [await answerOnce(page, chunk, missing), await breakOff(other, chunk)];
      await Promise.all([visit(page, '/'), visit(other, '/')]);
      for (const { asked } of faults) await asked;
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
    // Never answered.
    const { asked } = await answerOnce(page, REACT, () => {});
    await page.goto('/');
    await asked;
    await page.evaluate(() => (window as unknown as { passTenSeconds(): void }).passTenSeconds());
    await hydrated(page);
    complaints.length = 0;
  });

  test('leaves the page as it is when it fails twice: text, validation, dialog and links', async ({
    page,
    complaints,
  }) => {
    await page.route(REACT, missing);
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
    await expect(heading(page)).toHaveText('Contact');
    await page.close();
    complaints.length = 0;
  });

  test('says what is wrong with an entry that the browser takes for valid, when it fails twice', async ({
    page,
    complaints,
  }) => {
    await page.route(REACT, missing);
    await page.goto('/');
    await expect.poll(() => complaints).not.toEqual([]);
    await join(await pageForm.show(page), 'jane@localhost');
    await expect(page).toHaveURL('/form/email-invalid');
    await page.close();
    complaints.length = 0;
  });

  test('arrives although the print styles don’t', async ({ page }) => {
    // Never answered.
    await page.route('**/print.css', () => {});
    await page.goto('/', { waitUntil: 'commit' });
    await hydrated(page);
  });

  test('shows the outcome of an early submission on its static page when it fails twice', async ({
    page,
    complaints,
    entries,
  }) => {
    await page.route(REACT, missing);
    const release = await hold(page, REACT);
    await page.goto('/');
    const email = uniqueEmail('static');
    const answered = page.waitForResponse(API);
    await join(await pageForm.show(page), email);
    await answered;
    release();
    await expect(page).toHaveURL('/form/joined');
    await expect(heading(page)).toHaveText("You're on the list! 🎉");
    expect(await entries.signups(email)).toHaveLength(1);
    await page.goBack();
    await expect(emailOf(await pageForm.show(page))).toBeEnabled();
    await page.close();
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
    await expectToast(page, 'joined');
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
    await expectToast(page, 'joined');
    await expect(notice).toBeHidden();
    complaints.length = 0;
  });
});
