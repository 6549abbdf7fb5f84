import { join } from 'node:path';
import { type Page, test } from 'playwright/test';
import { API } from '../support/network.ts';
import { FOLDER } from './contactSheet.ts';

const dialog = (page: Page) => page.getByRole('dialog');
const openDialog = (page: Page) => page.getByRole('button', { name: 'Join the Waitlist' }).click();
const joinIn = (page: Page) => dialog(page).getByRole('button', { name: 'Join Waitlist' }).click();

const fillDialog = async (page: Page) => {
  await openDialog(page);
  await dialog(page).getByRole('textbox').fill('reader@example.com');
  await joinIn(page);
};

const answer = (page: Page, status: number, body: object) =>
  page.route(API, (route) => route.fulfill({ status, json: body }));

interface State {
  path?: string;
  /** The views to look at it in, beside those for all states. */
  tag?: string[];
  /** The whole page instead of what fits on the screen. */
  fullPage?: boolean;
}

/** Takes a picture of a page that `reach` has brought into a state. */
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
  await dialog(page).getByText('Joining...').waitFor();
});
state('dialog-failed', { tag: ['@dialog'] }, async (page) => {
  await answer(page, 500, { error: { status: 'INTERNAL', message: 'INTERNAL' } });
  await fillDialog(page);
  await page.getByRole('alert').getByText('Something went wrong').waitFor();
});
state('joined', {}, async (page) => {
  await answer(page, 200, { result: {} });
  await fillDialog(page);
  await page.getByRole('status').getByText('on the list').waitFor();
});
state('contact-invalid', { path: '/contact' }, (page) => page.getByRole('button', { name: 'Send message' }).click());
state('question', {}, (page) => page.getByRole('radio', { name: /^Who/ }).check());
state('joined-without-script', { path: '/form/joined' });
state('menu', { tag: ['@menu'] }, async (page) => {
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('button', { name: 'Close menu' }).waitFor();
});
