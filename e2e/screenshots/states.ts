import type { Page } from 'playwright';

export interface PageState {
  name: string;
  path: string;
  /** Brings the loaded page into the state; nothing to do if absent. */
  reach?: (page: Page) => Promise<unknown>;
  /** The whole page instead of what fits on the screen. */
  whole?: boolean;
  /** Exists on screens narrower than this. */
  below?: number;
}

const dialog = (page: Page) => page.getByRole('dialog');
const openDialog = (page: Page) => page.getByRole('button', { name: 'Join the Waitlist' }).click();
const joinIn = (page: Page) => dialog(page).getByRole('button', { name: 'Join Waitlist' }).click();

const fillDialog = async (page: Page) => {
  await openDialog(page);
  await dialog(page).getByRole('textbox').fill('reader@example.com');
  await joinIn(page);
};

const answer = (page: Page, status: number, body: object) =>
  page.route('**/api/**', (route) => route.fulfill({ status, json: body }));

/** Every page, and every state a page can get into. */
export const states: PageState[] = [
  { name: 'home', path: '/', whole: true },
  { name: 'privacy', path: '/privacy', whole: true },
  { name: 'terms', path: '/terms', whole: true },
  { name: 'contact', path: '/contact', whole: true },
  { name: 'not-found', path: '/nope' },
  { name: 'scrolled', path: '/#benefits' },
  { name: 'dialog', path: '/', reach: openDialog },
  {
    name: 'dialog-invalid',
    path: '/',
    reach: async (page) => {
      await openDialog(page);
      await joinIn(page);
      await page.getByRole('alert').getByText('Email required').waitFor();
    },
  },
  {
    name: 'dialog-sending',
    path: '/',
    reach: async (page) => {
      await page.route('**/api/**', () => {});
      await fillDialog(page);
      await dialog(page).getByText('Joining...').waitFor();
    },
  },
  {
    name: 'dialog-failed',
    path: '/',
    reach: async (page) => {
      await answer(page, 500, { error: { status: 'INTERNAL', message: 'INTERNAL' } });
      await fillDialog(page);
      await page.getByRole('alert').getByText('Something went wrong').waitFor();
    },
  },
  {
    name: 'joined',
    path: '/',
    reach: async (page) => {
      await answer(page, 200, { result: {} });
      await fillDialog(page);
      await page.getByRole('status').getByText('on the list').waitFor();
    },
  },
  {
    name: 'contact-invalid',
    path: '/contact',
    reach: (page) => page.getByRole('button', { name: 'Send message' }).click(),
  },
  { name: 'question', path: '/', reach: (page) => page.getByText('Head of Sales').click() },
  { name: 'joined-without-script', path: '/form/joined' },
  {
    name: 'menu',
    path: '/',
    below: 900,
    reach: async (page) => {
      await page.getByRole('button', { name: 'Open menu' }).click();
      await page.getByRole('button', { name: 'Close menu' }).waitFor();
    },
  },
];
