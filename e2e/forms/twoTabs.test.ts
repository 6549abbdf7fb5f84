import { describe } from 'vitest';
import { expect, test, uniqueEmail } from '../support/visitor.ts';
import { emailOf, expectAlreadyRegistered, join, openForm, pageForm, submitOf } from '../support/waitlistForms.ts';

describe('a visitor with two tabs', () => {
  test('who joins in both at once is on the list once, and sees so', async ({ context, entries }) => {
    const email = uniqueEmail('tabs');
    const tabs = await Promise.all([context.newPage(), context.newPage()]);
    const forms = await Promise.all(tabs.map((tab) => openForm(tab, pageForm)));
    for (const form of forms) await emailOf(form).fill(email);
    await Promise.all(forms.map((form) => submitOf(form).dispatchEvent('click')));
    const answers = await Promise.all(
      tabs.map(async (tab) => {
        const answer = tab.getByRole('status').getByText(/You're on the list!|Already registered!/);
        await expect(answer).toBeVisible();
        return answer.textContent();
      }),
    );
    expect(answers.sort()).toEqual(['Already registered! 🎉', "You're on the list! 🎉"]);
    expect(await entries.signups(email)).toHaveLength(1);
  });

  test('who closes the first before its answer sees it in the second', async ({ page, context, entries }) => {
    const email = uniqueEmail('closed');
    const arrived = Promise.withResolvers<void>();
    await page.route('**/api/joinWaitlist', async (route) => {
      await route.fetch();
      arrived.resolve();
    });
    await join(await openForm(page, pageForm), email);
    await arrived.promise;
    await page.close();
    const second = await context.newPage();
    await join(await openForm(second, pageForm), email);
    await expectAlreadyRegistered(second);
    expect(await entries.signups(email)).toHaveLength(1);
  });
});
