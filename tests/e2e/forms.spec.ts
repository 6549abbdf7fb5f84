import type { Locator } from 'playwright/test';
import {
  contact,
  didYouMean,
  onTheList,
  outcomeTexts,
  sendingTexts,
  typeset,
  waitlist,
} from '../../web/src/content/forms.ts';
import { answersTitle, pageNames } from '../../web/src/content/site.ts';
import { MESSAGE, uniqueEmail } from '../kit/forms.ts';
import { API, expect, test } from '../kit/site.ts';
import { origin } from '../kit/stack.ts';

// A browser in a language of another script and calendar.
test.use({ locale: 'fa-IR' });

/** Fills in a field as some password managers do. */
async function autofill(field: Locator, text: string) {
  await field.evaluate((input: HTMLInputElement, value) => {
    input.value = value;
  }, text);
  await field.dispatchEvent('change');
}

const SIGNUP = { source: 'modal', campaign: 'product_hunt', submissionId: expect.any(String) };
/** What each form sends for an email, and the outcome of sending it again. */
const SENT = [
  {
    name: 'dialogForm',
    sent: (email: string) => ({ ...SIGNUP, email: email.toLowerCase() }),
    again: 'already-registered',
  },
  { name: 'contactForm', sent: (email: string) => ({ ...MESSAGE, email }), again: 'message-sent' },
] as const;

for (const { name, sent, again } of SENT) {
  test(`§2 §3 §4 §7 the ${name} is disabled while it sends, and stores its fields once`, { tag: '@engines' }, async ({
    page,
    site,
    entries,
  }) => {
    const form = site[name];
    const calls = site.requests('POST /api/');
    await site.visit(`${form.path}?ref=Product_Hunt`);
    await form.show();
    const email = uniqueEmail('Sent');
    const release = await site.hold(API);
    await form.fill(email);
    const fields = await form.root.getByRole('textbox').all();
    await form.submit.dblclick();
    await expect(form.sending).toBeDisabled();
    // The spinner.
    await expect(form.sending.locator('[aria-hidden]')).toBeVisible();
    for (const field of fields) await expect(field).toBeDisabled();
    const announced = sendingTexts[form.stored === 'signups' ? 'joinWaitlist' : 'submitContact'];
    await expect(page.getByRole('status').filter({ hasText: announced })).toHaveText(announced);
    release();
    await site.expectToast(form.sent);
    await expect(page.getByRole('dialog')).toBeHidden();
    expect(calls).toEqual([{ path: form.api, body: { data: expect.objectContaining(sent(email)) } }]);
    await form.show();
    expect((await form.values()).join('')).toBe('');
    await form.send(email);
    await site.expectToast(again);
    await form.show();
    expect((await form.values()).join('')).toBe('');
    expect(await entries[form.stored](sent(email).email)).toMatchObject([sent(email)]);
  });
}

test('a form suggests a corrected address while it is typed, says so once, and moves nothing', {
  tag: '@phone',
}, async ({ page, site }) => {
  const { email, open, root, submit } = site.dialogForm;
  const suggestion = root.getByRole('button', { name: `${didYouMean} jane.doe@gmail.com?` });
  const region = root.getByRole('status');
  await open();
  const before = await submit.boundingBox();
  await email.pressSequentially('jane.doe@gmial.co');
  await expect(region).toBeEmpty();
  await page.keyboard.press('m');
  await expect(suggestion).toBeVisible();
  // Orca reads no button that appears in a live region.
  await expect(region).toHaveText(`${didYouMean} @gmail.com?`);
  await expect(email).toHaveAccessibleDescription(waitlist.privacy);
  expect(await submit.boundingBox()).toEqual(before);
  await suggestion.click();
  await expect(email).toHaveValue('jane.doe@gmail.com');
  await expect(email).toBeFocused();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(email).toHaveValue('jane.doe@gmial.com');
  await autofill(email, 'jane@gmial.com');
  await expect(root.getByRole('button', { name: `${didYouMean} jane@gmail.com?` })).toBeVisible();
  await autofill(email, '.jane@gmail.com');
  await expect(region).toHaveText(`${didYouMean} jane@gmail.com?`);
});

test('"Leave the waitlist" begins a blank message, and replaces none', async ({ page, site }) => {
  const { message, open } = site.contactForm;
  const leave = async () => {
    await site.followTo(pageNames['/privacy']);
    await page.getByRole('main').getByRole('link').last().click();
  };
  await open();
  await autofill(message, 'Hello');
  await leave();
  await expect(message).toHaveValue('Hello');
  await message.fill(' ');
  await leave();
  await expect(message).toHaveValue(contact.leaving);
});

test('a form that gets the focus starts its function once, without the query of its page', async ({ page, site }) => {
  const started: string[] = [];
  await page.route(API, (route) => {
    const request = route.request();
    started.push(`${request.method()} ${new URL(request.url()).pathname} from ${request.headers().referer}`);
    return route.abort();
  });
  await site.visit('/?ref=product_hunt&mc_eid=7');
  expect(started).toEqual([]);
  await site.pageForm.email.focus();
  await site.dialogForm.show();
  await page.keyboard.press('Escape');
  await site.followTo(pageNames['/contact']);
  await site.contactForm.message.focus();
  const calls = ['GET /api/joinWaitlist', 'GET /api/submitContact'].map((call) => `${call} from ${origin}/`);
  await expect.poll(() => started).toEqual(calls);
});

for (const [name, parts] of [
  // Its record covers what happens next. The other makes its page longer.
  ['pageForm', 'main form button, footer'],
  ['contactForm', 'main form button'],
] as const) {
  test(`the record of the ${name} appears in sight, with what was sent, and moves nothing that a finger may be on`, {
    tag: '@phone',
  }, async ({ page, site }) => {
    const record = page.getByRole('main').getByRole('figure', { name: answersTitle });
    const { What, Why, Where } = outcomeTexts[site[name].sent].answers ?? {};
    const isMessage = name === 'contactForm';
    const email = uniqueEmail('record-of-somebody-with-a-long-name').padStart(64, 'x');
    const Who = isMessage ? `${MESSAGE.name}, ${email}` : email;
    /** In the document. */
    const places = () =>
      page
        .locator(parts)
        .evaluateAll((parts) => parts.map((part) => Math.round(part.getBoundingClientRect().top + scrollY)));
    await site[name].open();
    const before = await places();
    await site[name].send(email);
    await site.expectToast(site[name].sent);
    const answers = [Who, isMessage ? MESSAGE.message : `${What}`, /\d{4}, \d{1,2}:\d\d/, `${Why}`, `${Where}`];
    await expect(record.getByRole('definition')).toHaveText(answers);
    await expect(record).toBeInViewport({ ratio: 1 });
    const who = record.getByRole('definition').first();
    expect(await who.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    expect(await places()).toEqual(before);
    if (!isMessage) await expect(page.getByRole('heading', { name: typeset(onTheList) })).toBeAttached();
  });
}

test('a record leaves a visitor where they have scrolled, and where they have joined in the dialog', {
  tag: '@phone',
}, async ({ page, site }) => {
  const toForm = () => site.pageForm.email.evaluate((field) => field.scrollIntoView({ block: 'end' }));
  // At the end of the page, none of the form is in sight.
  await page.setViewportSize({ width: 390, height: 664 });
  for (const [name, scroll] of [
    ['pageForm', () => site.scrollTo(0)],
    ['pageForm', () => site.scrollTo(100_000)],
    ['dialogForm', toForm],
  ] as const) {
    await site[name].open();
    const release = await site.hold(API);
    await site[name].fill(uniqueEmail('away'));
    await page.keyboard.press('Enter');
    await scroll();
    const before = await site.scrolled();
    release();
    await site.expectToast('joined');
    await expect(page.getByRole('figure', { name: answersTitle })).toBeAttached();
    expect(await site.scrolled()).toBe(before);
  }
});

test('§5 an invalid email is not sent, but a pasted one in another script is stored', { tag: '@engines' }, async ({
  site,
  entries,
}) => {
  const calls = site.requests('POST /api/');
  await site.pageForm.open();
  await site.pageForm.send(' <jane;joe@example.com>');
  await site.expectToast('email-invalid');
  expect(calls).toEqual([]);
  const email = uniqueEmail('another').replace('site', 'münchen');
  await site.pageForm.send(`Jane <${email}>`);
  await site.expectToast('joined');
  expect(await entries.signups(email)).toHaveLength(1);
  // Typed as it is, Chromium sends its domain in ASCII.
  await site.pageForm.send(`2${email}`);
  await expect(site.page.getByRole('definition').first()).toHaveText(`2${email}`);
});
