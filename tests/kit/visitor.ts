import type { Page } from 'playwright/test';
import { APP } from './network.ts';
import { errorsOf, expect, siteOf } from './site.ts';
import { memoryOf } from './visitorMemory.ts';

export type Visitor = ReturnType<typeof visitorOf>;

/** Somebody who takes steps, and remembers each. */
export function visitorOf(page: Page) {
  const site = siteOf(page);
  const logged = errorsOf(page.context());
  const memory = memoryOf();
  const { arrived, draft, endFailure, form, here, history, now, offer } = memory;

  async function type(field: string, text: string) {
    if (draft()[field] === text) return;
    await page.locator(`#${form()} [name=${field}]`).fill(text);
    draft()[field] = text;
    endFailure(form());
  }

  async function submit(by: 'Enter' | 'its button') {
    const element = page.locator(`#${form()}`);
    if (by === 'Enter') await element.locator('[name=email]').press('Enter');
    else await element.locator('[type=submit]').click();
    memory.submitted(by);
  }

  /** Takes the address that a toast offers, which belongs to no form on the page. */
  async function takeOffer() {
    const meant = `${offer()}`;
    await page.locator('.MuiAlert-message').getByRole('button').click();
    memory.sent(meant, meant);
  }

  /** Follows the last link of this name: the footer's or the dialog's, where others have it, too. */
  async function follow(name: string, address: string) {
    const left = here();
    const link = page.getByRole('link', { name }).last();
    await link.focus();
    await site.frame();
    // An open dialog makes the page narrower, so it moves.
    left.top = now.dialog ? undefined : await site.scrolled();
    await link.press('Enter');
    if (address !== left.address) history.push({ ...left, address });
    const [, section] = address.split('#');
    arrived(section ? { section, focus: 'SECTION' } : { top: 0, focus: 'H1' }, left.address);
  }

  async function goBack() {
    const [isLoaded, left] = [memory.isLoadedByBack(), history.pop()];
    if (isLoaded) return load(() => page.goBack());
    await page.goBack();
    const { top } = here();
    arrived(now.dialog || top === undefined ? {} : { top }, left?.address);
  }

  function open(address: string) {
    if (here()?.address !== address) history.push({ address, document: {} });
    return load(() => page.goto(address));
  }

  /** Lets time run while a page loads; else it stands still. The app keeps what the browser restores. */
  async function load(go: () => Promise<unknown>) {
    await page.clock.resume();
    const release = await site.hold(APP);
    await go();
    const { drafts } = await page.evaluate(look);
    memory.loaded(drafts);
    release();
    await site.hydrated();
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 5_000));
    await page.getByRole('main').focus();
  }

  /** Waits until the page shows all that is expected, and nothing else. */
  async function check() {
    // An answer may take its time.
    await expect(page.locator('fieldset:disabled')).toHaveCount(0);
    await expect(async () => {
      // Runs what waits for the next frame.
      await page.clock.runFor(20);
      // What this page doesn't show is unchanged.
      const { record = now.record, drafts, ...seen } = await page.evaluate(look);
      const all = { ...now, ...seen, record, drafts: { ...now.drafts, ...drafts }, logged };
      expect(all).toMatchObject(memory.expected());
    }).toPass({ intervals: [20, 50, 100, 250, 500], timeout: 5_000 });
    now.also = {};
    logged.length = 0;
  }

  return { ...site, ...memory, type, submit, takeOffer, follow, goBack, open, load, check };
}

/** In the page: returns what a visitor sees. */
function look() {
  const all = (selector: string) => [...document.querySelectorAll<HTMLInputElement>(selector)];
  const textOf = (element: Element) => element.textContent.replace(/\s+/g, ' ').trim();
  const [header = 0] = all('header').map((bar) => bar.getBoundingClientRect().bottom);
  const fieldsOf = (form: Element) => all(`#${form.id} [required]`).map(({ name, value }) => [name, value]);
  return {
    address: location.pathname + location.search + location.hash,
    title: document.title,
    headings: all('h1').length,
    dialog: document.querySelector('dialog')?.open,
    menu: document.querySelector('#menu')?.matches(':popover-open'),
    drafts: Object.fromEntries(all('form').map((form) => [form.id, Object.fromEntries(fieldsOf(form))])),
    record: document.querySelector('#waitlist figure dd')?.textContent,
    /** A dialog that has just closed still has its toast until the app hears of it. */
    shown: all('.MuiAlert-message')
      .filter((message) => message.checkVisibility())
      .map(textOf),
    focus: document.activeElement?.getAttribute('name') ?? document.activeElement?.tagName,
    isWide: document.documentElement.scrollWidth > document.documentElement.clientWidth,
    top: Math.round(scrollY),
    /** Below the header, or below a toast. */
    section: all('section')
      .map((section) => ({ id: section.id, y: section.getBoundingClientRect().top - header }))
      .find(({ y }) => y > -1 && y < innerHeight / 2)?.id,
  };
}
