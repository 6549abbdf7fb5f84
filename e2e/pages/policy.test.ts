import type { BrowserContext, Page } from 'playwright';
import { describe } from 'vitest';
import { DEVICES, expect, expectToast, test, uniqueEmail, visit } from '../support/visitor.ts';
import { dialogForm, join, submitOf } from '../support/waitlistForms.ts';

const ROUTES = ['/', '/privacy', '/terms', '/contact'];

/** What the browser blocks from now on, by the directive that it violated. */
async function violationsIn(context: BrowserContext): Promise<string[]> {
  const violations: string[] = [];
  await context.exposeFunction('report', (violation: string) => violations.push(violation));
  await context.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      (window as unknown as { report(violation: string): void }).report(`${violatedDirective} ${blockedURI}`);
    });
  });
  return violations;
}

/** Goes through every state of the waitlist. */
async function joinEveryWay(page: Page) {
  const form = await dialogForm.show(page);
  await submitOf(form).click();
  await expectToast(page, 'alert', 'Email required', 'Please enter your email address.');
  const email = uniqueEmail('policy');
  await join(form, email);
  await expectToast(page, 'status', "You're on the list! 🎉", "We'll notify you when early access opens.");
  await join(await dialogForm.show(page), email);
  await expectToast(page, 'status', 'Already registered! 🎉', "You're already on our waitlist. We'll notify you soon!");
}

describe.each(DEVICES)('the content policy on a %s', (_, device) => {
  test.override('device', device);

  test.for(ROUTES)('blocks nothing of %s', async (path, { page, context }) => {
    const violations = await violationsIn(context);
    await visit(page, path);
    await page.getByRole('banner').getByRole('button', { name: 'Join' }).click();
    await submitOf(page.getByRole('dialog')).click();
    await expect(page.getByRole('dialog').getByText('Email required')).toBeVisible();
    expect(violations).toEqual([]);
  });

  test('blocks nothing while one joins', async ({ page, context }) => {
    const violations = await violationsIn(context);
    await visit(page, '/');
    await joinEveryWay(page);
    expect(violations).toEqual([]);
  });

  test('blocks nothing while one scrolls and goes from page to page', async ({ page, context }) => {
    const violations = await violationsIn(context);
    await visit(page, '/');
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await expect(page.getByRole('button', { name: 'Scroll to top' })).toBeVisible();
    for (const name of ['Privacy Policy', 'Terms of Service', 'Contact']) {
      await page.getByRole('contentinfo').getByRole('link', { name }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    }
    await page.getByRole('main').getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByRole('textbox', { name: 'Name' })).toHaveAttribute('aria-invalid', 'true');
    expect(violations).toEqual([]);
  });
});

describe('the content policy', () => {
  test.for(ROUTES)('allows nothing inline but by hash, and no evaluation, on %s', async (path, { page }) => {
    await page.goto(path);
    const policy = await page.locator('meta[http-equiv=Content-Security-Policy]').getAttribute('content');
    expect(policy).not.toMatch(/'unsafe-(inline|eval|hashes)'|'wasm-unsafe-eval'|\*|https?:/);
    expect(policy).toMatch(/default-src 'none'/);
    expect(policy).toMatch(/base-uri 'none'/);
    expect(policy).toMatch(/require-trusted-types-for 'script'; trusted-types 'none'/);
  });

  test('keeps a script that was smuggled into the page from running', async ({ page, complaints }) => {
    await page.route('/', async (route) => {
      const response = await route.fetch();
      const smuggled =
        '<script>document.title = "smuggled"</script><img src="/x" onerror="document.title = \'smuggled\'">';
      await route.fulfill({ response, body: (await response.text()).replace('</body>', `${smuggled}</body>`) });
    });
    await visit(page, '/');
    await expect
      .poll(() => complaints.filter((complaint) => /Content Security Policy/.test(complaint)))
      .toHaveLength(2);
    await expect(page).not.toHaveTitle('smuggled');
    complaints.length = 0;
  });

  test('keeps a string from being run as code', async ({ page, complaints }) => {
    await visit(page, '/');
    await page.evaluate(() => {
      const button = document.createElement('button');
      button.id = 'intruder';
      try {
        button.setAttribute('onclick', 'document.title = "smuggled"');
      } catch {
        // Trusted Types refuse the attribute already.
      }
      document.querySelector('main')?.prepend(button);
      button.click();
    });
    await expect(page).not.toHaveTitle('smuggled');
    complaints.length = 0;
  });

  test('lets nobody frame the page', async ({ page, complaints, stack }) => {
    await page.route('**/frame', (route) =>
      route.fulfill({ contentType: 'text/html', body: `<iframe src="${stack.origin}/"></iframe>` }),
    );
    await page.goto('/frame');
    await expect.poll(() => complaints).not.toEqual([]);
    expect(complaints.join()).toMatch(/frame-ancestors/);
    complaints.length = 0;
  });
});
