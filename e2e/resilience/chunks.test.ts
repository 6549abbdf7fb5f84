import type { Page } from 'playwright';
import { describe } from 'vitest';
import { chunkWith } from '../support/chunks.ts';
import { fieldOf } from '../support/contactForm.ts';
import { hold } from '../support/network.ts';
import { expect, expectLogged, hydrated, test, uniqueEmail, visit } from '../support/visitor.ts';
import {
  dialogForm,
  emailOf,
  expectJoined,
  expectNotJoined,
  join,
  openForm,
  pageForm,
  submitOf,
} from '../support/waitlistForms.ts';

/** What hydrates the page, what sends its forms, and another page. */
const REACT = chunkWith('hydrateRoot=');
const CLIENT = chunkWith('Firebase-Instance-ID-Token');
const CONTACT = chunkWith('Sending...');

/** Where data is dear nothing is fetched ahead, so each request is one that the visitor caused. */
const saveData = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });

/** Has a chunk missing, as after a deployment, for so many requests. */
async function lose(page: Page, chunk: string, times: number) {
  const requests: string[] = [];
  await page.route(
    chunk,
    (route) => {
      requests.push(route.request().url());
      return route.fulfill({ status: 404, contentType: 'text/html', body: 'Not found' });
    },
    { times },
  );
  return requests;
}

const followToContact = (page: Page) => page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click();

describe('a page whose code comes late', () => {
  test('is there in the end, and the old one until then', async ({ page }) => {
    await saveData(page);
    const release = await hold(page, CONTACT);
    await visit(page, '/');
    await followToContact(page);
    await expect(page).toHaveURL('/contact');
    await expect(page.getByRole('main').getByRole('button', { name: 'Join the Waitlist' })).toBeVisible();
    release();
    await expect(fieldOf(page, 'Message')).toBeVisible();
  });
});

describe('a page whose code doesn’t come', () => {
  test('§9 is asked for once more', async ({ page, complaints }) => {
    await saveData(page);
    const lost = await lose(page, CONTACT, 1);
    await visit(page, '/');
    await followToContact(page);
    await expect(fieldOf(page, 'Message')).toBeVisible();
    expect(lost).toHaveLength(1);
    complaints.length = 0;
  });

  test('§9 is not asked for a third time: the fallback screen says so', async ({ page, complaints }) => {
    await saveData(page);
    const lost = await lose(page, CONTACT, 3);
    await visit(page, '/');
    await followToContact(page);
    await expect(page.getByRole('main')).toContainText('Something went wrong');
    expect(lost).toHaveLength(2);
    complaints.length = 0;
  });
});

describe('the application’s code', () => {
  test('§9 missing once is asked for again', async ({ page, complaints }) => {
    const lost = await lose(page, REACT, 1);
    await visit(page, '/');
    await join(await dialogForm.show(page), uniqueEmail('second'));
    await expectJoined(page);
    expect(lost).toHaveLength(1);
    complaints.length = 0;
  });

  test('§8 missing for good: the fallback screen, and what was typed is still there', async ({ page, complaints }) => {
    await lose(page, REACT, 99);
    const release = await hold(page, '**/assets/*.js');
    await page.goto('/');
    const form = page.getByRole('main').getByRole('form');
    await emailOf(form).fill('jane@exam');
    release();
    const screen = page.getByRole('alertdialog', { name: 'Something went wrong' });
    await expect(screen).toContainText("We're sorry, but something unexpected happened.");
    await expect(page.locator('#waitlist [name=email]')).toHaveValue('jane@exam');
    await page.unrouteAll();
    await screen.getByRole('button', { name: 'Reload Page' }).click();
    await hydrated(page);
    await expect(screen).toBeHidden();
    complaints.length = 0;
  });
});

describe('the code that sends', () => {
  test('§4 coming late leaves the form sending until it is there', async ({ page }) => {
    const release = await hold(page, CLIENT);
    await page.goto('/');
    const form = await pageForm.show(page);
    await join(form, uniqueEmail('late'));
    await expect(form.getByRole('button', { name: 'Joining...' })).toBeDisabled();
    release();
    await expectJoined(page);
  });

  test('§9 missing once is asked for again', async ({ page, complaints, entries }) => {
    await saveData(page);
    const lost = await lose(page, CLIENT, 1);
    const email = uniqueEmail('again');
    await join(await openForm(page, pageForm), email);
    await expectJoined(page);
    expect(lost).toHaveLength(1);
    expect(await entries.signups(email)).toHaveLength(1);
    complaints.length = 0;
  });

  test('§8 missing for good is a failure like any other: the email is kept, and can be sent later', async ({
    page,
    complaints,
    entries,
  }) => {
    await lose(page, CLIENT, 99);
    const form = await openForm(page, dialogForm);
    const email = uniqueEmail('later');
    await join(form, email);
    await expectNotJoined(page);
    await expect(emailOf(form)).toHaveValue(email);
    await expectLogged(complaints, 'Joining the waitlist failed');
    await page.unroute(CLIENT);
    await submitOf(form).click();
    await expectJoined(page);
    expect(await entries.signups(email)).toHaveLength(1);
  });
});
