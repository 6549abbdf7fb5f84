import type { Page } from 'playwright';
import { describe } from 'vitest';
import { pages } from '../../web/src/content/pages.ts';
import { displayFace } from '../../web/src/theme/displayFace.ts';
import { displayedTexts } from '../../web/static/displayedTexts.ts';
import { expectAccessible } from '../support/axe.ts';
import { emailOf, submitOf } from '../support/forms.ts';
import { addStyles, LARGE_TEXT, overflowing, TEXT_SPACING } from '../support/layout.ts';
import { expectToast } from '../support/toasts.ts';
import { DEVICES, expect, test } from '../support/visitor.ts';

const LINKS: [label: string, address: RegExp][] = [
  ['Privacy Policy', /^\/privacy$/],
  ['Terms of Service', /^\/terms$/],
  ['Contact', /^\/contact$/],
  ['LinkedIn', /^https:\/\/www\.linkedin\.com\//],
];

const NARROW = { width: 320, height: 640 };
const WIDE = { width: 1280, height: 800 };

/** The colours of the page's parts, and whether they are fixed. */
const looks = (page: Page) =>
  page.locator('body, body *').evaluateAll((elements) => {
    const all = elements
      .filter((element) => element.checkVisibility() && element.getBoundingClientRect().height > 0)
      .map((element) => {
        const { color, backgroundColor, backgroundImage, position } = getComputedStyle(element);
        const isFixed = position === 'fixed' || position === 'sticky';
        return `${color} on ${backgroundColor}, ${backgroundImage}${isFixed ? ', fixed' : ''}`;
      });
    return [...new Set(all)];
  });

/** Buttons and fields without a visible border. */
const edgeless = (page: Page) =>
  page.locator('main :is(button, input:not([type=hidden]), textarea)').evaluateAll((controls) =>
    controls
      .filter((control) => control.checkVisibility() && control.getBoundingClientRect().width > 1)
      // A field's frame is its neighbour.
      .map((control) => control.parentElement?.querySelector(':scope > fieldset') ?? control)
      .filter((frame) => {
        const { borderTopWidth, borderTopStyle } = getComputedStyle(frame);
        return borderTopStyle === 'none' || Number.parseFloat(borderTopWidth) < 1;
      })
      .map((frame) => frame.outerHTML.slice(0, 80)),
  );

// One load of each page. Every test fails if the page asks somebody else, or the browser or React complains.
describe.each(Object.keys(pages))('%s', (path) => {
  test('begins with a link that skips to its content', async ({ shared }) => {
    const page = await shared(path);
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to content' });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  });

  test('§2 ends with links to the other pages and to the company', async ({ shared }) => {
    const page = await shared(path);
    const links = page.getByRole('contentinfo').getByRole('link');
    await expect(links).toHaveText(LINKS.map(([label]) => label));
    for (const [index, [, address]] of LINKS.entries()) {
      await expect(links.nth(index)).toHaveAttribute('href', address);
    }
  });

  test.for([
    ['on 320 px', NARROW, ''],
    ['with text twice as large on 390 px', { width: 390, height: 844 }, LARGE_TEXT],
    ['with text twice as large on 1280 px', WIDE, LARGE_TEXT],
    ['with wider text spacing on 320 px', NARROW, TEXT_SPACING],
    ['with wider text spacing on 1280 px', WIDE, TEXT_SPACING],
  ] as const)('needs no sideways scroll %s', async ([, viewport, css], { shared }) => {
    const page = await shared(path);
    await page.setViewportSize(viewport);
    await addStyles(page, css);
    expect(await overflowing(page)).toEqual([]);
  });

  test('shows no letter in the display face that the page doesn’t embed', async ({ shared }) => {
    const page = await shared(path);
    const shown = await page.evaluate((family) => {
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      let letters = '';
      while (texts.nextNode()) {
        const { parentElement, nodeValue } = texts.currentNode;
        if (parentElement && getComputedStyle(parentElement).fontFamily.startsWith(family)) letters += nodeValue;
      }
      return letters.replace(/\s/g, '');
    }, displayFace.family);
    expect(shown).not.toBe('');
    const embedded = new Set(displayedTexts().join(''));
    const missing = [...new Set(shown)].filter((letter) => !embedded.has(letter));
    expect(missing, 'Not embedded: list their text in web/static/displayedTexts.ts.').toEqual([]);
  });

  test('prints black on white, with nothing fixed over the text', async ({ shared }) => {
    const page = await shared(path);
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    expect(await looks(page)).toEqual(['rgb(0, 0, 0) on rgba(0, 0, 0, 0), none']);
  });

  test('keeps the edges of buttons and fields in forced colours', async ({ shared }) => {
    const page = await shared(path);
    await page.emulateMedia({ forcedColors: 'active' });
    expect(await edgeless(page)).toEqual([]);
  });

  test.for(DEVICES)('is accessible on a %s, light and dark', async ([, device], { shared }) => {
    const page = await shared(path, device);
    await expectAccessible(page, path);
  });

  test('§2 its header opens the waitlist dialog, and gets the focus back', async ({ shared }) => {
    const page = await shared(path);
    const opener = page.getByRole('banner').getByRole('button', { name: 'Join' });
    const dialog = page.getByRole('dialog', { name: 'Join the Waitlist' });
    await opener.press('Space');
    await emailOf(dialog).fill('jane@');
    await submitOf(dialog).click();
    await expectToast(page, 'email-invalid');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  });

  test('leaves no cookie and stores nothing', async ({ shared }) => {
    const page = await shared(path);
    expect(await page.context().storageState()).toEqual({ cookies: [], origins: [] });
  });
});
