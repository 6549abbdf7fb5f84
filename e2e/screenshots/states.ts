import { join } from 'node:path';
import { type Page, test } from 'playwright/test';
import { outcomeNames } from '../../functions/src/contract/contract.ts';
import { contactForm, dialogForm, openForm, pageForm, submitOf } from '../../test/kit/forms.ts';
import { API } from '../../test/kit/network.ts';
import { breakContactPage, footerLink } from '../../test/kit/page.ts';
import { expectToast } from '../../test/kit/toasts.ts';
import { pages } from '../../web/src/content/pages.ts';
import { FOLDER } from './contactSheet.ts';

/** Captures a page after `reach` has brought it into a state; the whole page without one. */
function state(name: string, path: string, reach?: (page: Page) => unknown) {
  test(name, async ({ page }, { project }) => {
    await page.goto(path, { waitUntil: 'networkidle' });
    await reach?.(page);
    if (project.name === 'print') await page.emulateMedia({ media: 'print' });
    await page.screenshot({ path: join(FOLDER, `${name}-${project.name}.png`), fullPage: !reach });
  });
}

const answer = (page: Page, status: number, json: object) =>
  page.route(API, (route) => route.fulfill({ status, json }));
const fail = (page: Page) => answer(page, 500, { error: { status: 'INTERNAL', message: 'INTERNAL' } });

const LONG_EMAIL = `${'a.person.with.many.names.'.repeat(8)}and.one.more@a-very-long-company-name.example.com`;

for (const path of [...Object.keys(pages), '/nope', ...outcomeNames.map((name) => `/form/${name}`)]) {
  state(path === '/' ? 'home' : path.slice(1).replace('/', '-'), path);
}
state('scrolled', '/#benefits', () => {});
state('question', '/', (page) => page.getByRole('radio', { name: /^Who/ }).check());
state('menu', '/', (page) => page.getByRole('button', { name: 'Menu' }).click());
state('fallback', '/', async (page) => {
  await breakContactPage(page);
  await page.reload();
  await footerLink(page, 'Contact').click();
  await page.getByRole('button', { name: 'Reload Page' }).waitFor();
});

for (const [name, kind] of Object.entries({ dialog: dialogForm, page: pageForm, contact: contactForm })) {
  const send = async (page: Page, email = 'reader@example.com') => {
    const form = await openForm(page, kind);
    await kind.fill(form, email);
    await submitOf(form).click();
    return form;
  };
  state(`${name}-empty`, kind.path, (page) => openForm(page, kind));
  state(`${name}-invalid`, kind.path, async (page) => submitOf(await openForm(page, kind)).click());
  state(`${name}-sending`, kind.path, async (page) => {
    await page.route(API, () => {});
    await (await send(page)).getByRole('button', { name: /ing\.\.\.$/ }).waitFor();
  });
  state(`${name}-failed`, kind.path, async (page) => {
    await fail(page);
    await send(page, LONG_EMAIL);
    await expectToast(page, kind.notSent);
  });
  state(`${name}-sent`, kind.path, async (page) => {
    await answer(page, 200, { result: {} });
    await send(page);
    await expectToast(page, kind.sent);
  });
}
