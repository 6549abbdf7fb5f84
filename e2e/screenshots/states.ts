import { join } from 'node:path';
import { type Page, test } from 'playwright/test';
import { type OutcomeName, outcomeNames } from '../../functions/src/contract/contract.ts';
import { API, APP } from '../../test/kit/network.ts';
import type { PageAddress } from '../../web/src/content/pages.ts';
import { FOLDER } from './contactSheet.ts';

const dialog = (page: Page) => page.getByRole('dialog');
const openDialog = (page: Page) => page.getByRole('button', { name: 'Join the Waitlist' }).click();
const joinIn = (page: Page) => dialog(page).getByRole('button', { name: 'Join Waitlist' }).click();

const fillDialog = async (page: Page) => {
  await openDialog(page);
  await dialog(page).getByRole('textbox').fill('reader@example.com');
  await joinIn(page);
};

const LONG_EMAIL = `${'a.person.with.many.names.'.repeat(8)}and.one.more@a-very-long-company-name.example.com`;
const LONG_MESSAGE = 'A long story about the decision nobody could find. '.repeat(110);

async function send(page: Page, email: string, message: string) {
  const form = page.getByRole('main').getByRole('form');
  await form.getByRole('textbox', { name: 'Name' }).fill(email && 'Jane');
  await form.getByRole('textbox', { name: 'Email' }).fill(email);
  await form.getByRole('textbox', { name: 'Message' }).fill(message);
  await form.getByRole('button', { name: 'Send message' }).click();
}

const answer = (page: Page, status: number, body: object) =>
  page.route(API, (route) => route.fulfill({ status, json: body }));

interface State {
  path?: PageAddress | '/nope' | `/form/${OutcomeName}`;
  /** Tags of further views in which this state is captured. */
  tag?: string[];
  /** The whole page instead of what fits on the screen. */
  fullPage?: boolean;
}

/** Captures a page after `reach` has brought it into a state. */
function state(name: string, { path = '/', tag = [], fullPage = false }: State, reach?: (page: Page) => unknown) {
  test(name, { tag }, async ({ page }, { project }) => {
    await page.goto(path, { waitUntil: 'networkidle' });
    await reach?.(page);
    if (project.name === 'print') await page.emulateMedia({ media: 'print' });
    await page.screenshot({ path: join(FOLDER, `${name}-${project.name}.png`), fullPage });
  });
}

// Every page, and every state a page can get into.
state('home', { fullPage: true, tag: ['@page'] });
state('privacy', { path: '/privacy', fullPage: true, tag: ['@page'] });
state('terms', { path: '/terms', fullPage: true });
state('contact', { path: '/contact', fullPage: true, tag: ['@page'] });
state('not-found', { path: '/nope', tag: ['@page'] });
state('scrolled', { path: '/#benefits' });
state('dialog', { tag: ['@dialog'] }, openDialog);
state('dialog-invalid', { tag: ['@dialog', '@page'] }, async (page) => {
  await openDialog(page);
  await joinIn(page);
  await page.getByRole('alert').getByText('Email required').waitFor();
});
state('dialog-sending', { tag: ['@dialog'] }, async (page) => {
  await page.route(API, () => {});
  await fillDialog(page);
  await dialog(page).getByRole('button', { name: 'Joining...' }).waitFor();
});
state('dialog-failed', { tag: ['@dialog'] }, async (page) => {
  await answer(page, 500, { error: { status: 'INTERNAL', message: 'INTERNAL' } });
  await fillDialog(page);
  await page.getByRole('alert').getByText('Something went wrong').waitFor();
});
state('dialog-long-email', { tag: ['@dialog'] }, async (page) => {
  await answer(page, 500, { error: { status: 'INTERNAL', message: 'INTERNAL' } });
  await openDialog(page);
  await dialog(page).getByRole('textbox').fill(LONG_EMAIL);
  await joinIn(page);
  await page.getByRole('alert').getByText('Something went wrong').waitFor();
});
state('joined', { tag: ['@dialog'] }, async (page) => {
  await answer(page, 200, { result: {} });
  await fillDialog(page);
  await page.getByRole('status').getByText('on the list').waitFor();
});
state('record', { tag: ['@page', '@dialog'] }, async (page) => {
  await answer(page, 200, { result: {} });
  const form = page.locator('#waitlist').getByRole('form');
  await form.getByRole('textbox').fill('reader@example.com');
  await form.getByRole('button', { name: 'Join Waitlist' }).click();
  await page.getByText('For the record').waitFor();
});
state('contact-invalid', { path: '/contact' }, (page) => send(page, '', ''));
state('contact-long', { path: '/contact', fullPage: true }, (page) => send(page, LONG_EMAIL, LONG_MESSAGE));
state('contact-failed', { path: '/contact', tag: ['@dialog'] }, async (page) => {
  await answer(page, 500, { error: { status: 'INTERNAL', message: 'INTERNAL' } });
  await send(page, 'reader@example.com', 'Hello');
  await page.getByRole('alert').getByText('Error sending message').waitFor();
});
state('contact-sent', { path: '/contact' }, async (page) => {
  await answer(page, 200, { result: {} });
  await send(page, 'reader@example.com', 'Hello');
  await page.getByRole('status').getByText('Message sent!').waitFor();
});
// The label of a field of the contact form throws.
state('fallback', { path: '/contact', tag: ['@page'] }, async (page) => {
  await page.route(APP, async (route) => {
    const response = await route.fetch();
    const code = await response.text();
    await route.fulfill({ response, body: code.replace(/message:[`"']Message[`"']/, 'get message(){throw 0}') });
  });
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click();
  await page.getByRole('button', { name: 'Reload Page' }).waitFor();
});
state('question', {}, (page) => page.getByRole('radio', { name: /^Who/ }).check());
for (const name of outcomeNames) state(`form-${name}`, { path: `/form/${name}`, tag: ['@page'] });
state('menu', { tag: ['@menu'] }, async (page) => {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Benefits' }).waitFor();
});
