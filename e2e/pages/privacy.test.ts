import { expect, test, visit } from '../support/visitor.ts';
import { emailOf, submitOf } from '../support/waitlistForms.ts';

test.for(['/', '/privacy', '/terms', '/contact'])(
  '%s asks nobody else for anything, and leaves no cookie behind',
  async (path, { page, context, stack }) => {
    const asked: string[] = [];
    context.on('request', (request) => asked.push(new URL(request.url()).origin));
    await visit(page, path);
    await page.getByRole('banner').getByRole('button', { name: 'Join' }).click();
    await emailOf(page.getByRole('dialog')).fill('jane@');
    await submitOf(page.getByRole('dialog')).click();
    await expect(page.getByRole('dialog').getByRole('alert').getByText('Invalid email')).toBeVisible();
    expect(new Set(asked)).toEqual(new Set([stack.origin]));
    expect(await context.storageState()).toEqual({ cookies: [], origins: [] });
  },
);
