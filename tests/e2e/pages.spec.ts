import type { Page } from 'playwright/test';
import { hero } from '../../web/src/content/landing.ts';
import { pages } from '../../web/src/content/pages.ts';
import { displayFace } from '../../web/src/theme/displayFace.ts';
import { expectAccessible, expectReflow, expectWholeWords, unseenTexts } from '../kit/checks.ts';
import { expect, expectLogged, type Site, test } from '../kit/site.ts';

/** In the page: the letters, but no emoji, that it sets in a face that lacks them. Their width depends on the fallback. */
function lackingLetters(family: string): string[] {
  const canvas = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
  const widthOf = (letter: string, fallback: string) => {
    canvas.font = `100px "${family}", ${fallback}`;
    return canvas.measureText(letter).width;
  };
  const isSet = (element: Element) => getComputedStyle(element).fontFamily.replace('"', '').startsWith(family);
  const texts = [...document.querySelectorAll('body *')].filter(isSet).flatMap(({ childNodes }) => [...childNodes]);
  const letters = new Set(
    texts
      .filter((node) => node instanceof Text)
      .flatMap(({ data }) => [...data.replace(/\s|\u200d|\p{Emoji_Presentation}/gu, '')]),
  );
  if (letters.size === 0) throw new Error('Nothing is set in this face.');
  return [...letters].filter((letter) => widthOf(letter, 'monospace') !== widthOf(letter, 'sans-serif'));
}

for (const path of [...Object.keys(pages), '/nope', '/form/joined', '/form/not-joined']) {
  test(`${path} shows every word and letter on every screen, to everybody`, { tag: '@both' }, async ({
    page,
    consoleErrors,
    isMobile,
    site,
  }) => {
    await (path.startsWith('/form/') ? page.goto(path) : site.visit(path));
    if (path === '/nope') await expectLogged(consoleErrors, path);
    expect(await unseenTexts(page.locator('main, footer'))).toEqual([]);
    const lacking = await page.evaluate(lackingLetters, displayFace.family);
    expect(lacking, 'See displayedText() in web/prerender/font.ts.').toEqual([]);
    await expectAccessible(page, path);
    // On a desktop only, because `expectReflow` sets the size itself.
    if (isMobile) return;
    await expectWholeWords(page);
    // An owner's email may be longer than a phone's line.
    for (const owner of await page.getByRole('main').getByText('contact page').all()) {
      await owner.evaluate((element) => element.append('people.who.answer@anunusuallylongnameofacompany.example.com'));
    }
    await expectReflow(page);
  });
}

test('the headline fills one line, also beside a scroll bar', { tag: '@engines' }, async ({ page, site }) => {
  for (const width of [900, 1024, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    await site.visit('/');
    for (const scrollBar of ['0px', '17px']) {
      const { size, smallest, lines, share } = await page.evaluate((marginRight) => {
        Object.assign(document.body.style, { marginRight });
        const [headline, title] = ['h1', '#solution h2'].map((name) => document.querySelector(name)) as Element[];
        if (!headline || !title) throw new Error('The page has no titles.');
        const sizeOf = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize);
        const range = document.createRange();
        range.selectNodeContents(headline);
        const text = range.getBoundingClientRect();
        const size = sizeOf(headline);
        const lines = Math.round(text.height / size / 1.1);
        return { size, smallest: sizeOf(title), lines, share: text.width / headline.clientWidth };
      }, scrollBar);
      // One that is too long for a line is as large as a section's title. One of a few letters has the largest size.
      if (size > smallest && size < 104) expect([lines, share > 0.95], `${width} px`).toEqual([1, true]);
    }
  }
});

test('a visit stores nothing in the browser', async ({ page, site }) => {
  for (const path of Object.keys(pages)) {
    await site.visit(path);
    expect(await page.evaluate(async () => [sessionStorage.length, await caches.keys()]), path).toEqual([0, []]);
  }
  expect(await page.context().storageState({ indexedDB: true })).toEqual({ cookies: [], origins: [] });
});

test('the headline is read aloud without its stroke', async ({ site }) => {
  await site.visit('/');
  await expect(site.heading).toHaveAccessibleName(hero.title.join(''));
});

test('§2 a legal page shows the visitor’s current year as its last update', async ({ page, site }) => {
  await page.clock.setFixedTime('2031-06-01T12:00:00');
  await site.visit('/privacy');
  await expect(page.getByText(/^Last updated: \d{4}$/)).toHaveText('Last updated: 2031');
});

test('nothing moves while the page, its font and the app load', async ({ page, site }) => {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  for (const width of [320, 390, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await site.visit('/');
    // Waits until the visitor has seen what is there now.
    await page.evaluate(() => new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen))));
    expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts), `${width} px`).toEqual([]);
  }
});

test('strokes are drawn once, when a visitor gets there, and at once under reduced motion', async ({ page, site }) => {
  const answer = page.locator('#how-it-works mark').last();
  const drawn = '100% 100%';
  await site.visit('/');
  await expect(answer).toHaveAttribute('data-ahead');
  await expect(answer).toHaveCSS('background-size', drawn);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await expect(answer).toHaveCSS('background-size', '0px 100%');
  await answer.scrollIntoViewIfNeeded();
  await expect(answer).toHaveCSS('background-size', drawn);
  await site.scrollTo(0);
  await answer.scrollIntoViewIfNeeded();
  expect(await answer.evaluate((mark) => mark.getAnimations().length)).toBe(0);
});

test('forced colours draw the edges of fields and buttons', { tag: '@engines' }, async ({ page, site }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await site.visit('/contact');
  const text = await page.locator('body').evaluate((body) => getComputedStyle(body).color);
  for (const field of await page.getByRole('main').getByRole('textbox').all()) {
    const frame = field.locator('..');
    await expect(frame).toHaveCSS('outline-style', 'solid');
    await expect(frame).toHaveCSS('outline-color', text);
  }
  await expect(page.getByRole('button', { name: 'Send message' })).not.toHaveCSS('border-top-width', '0px');
});

async function expectFallback(page: Page, site: Site, consoleErrors: string[], error: string) {
  await expect(site.heading).toHaveText('Something went wrong');
  await expect(page.getByText("We're sorry, but something unexpected happened.", { exact: true })).toBeVisible();
  await expectLogged(consoleErrors, error);
}

test('§2 a page that fails shows a fallback, which can reload it', async ({ page, consoleErrors, site }) => {
  await site.visit('/');
  await site.breakContactPage();
  await site.footerLink('Contact').click();
  await expectFallback(page, site, consoleErrors, 'The page broke.');
  await expectAccessible(page, 'fallback screen');
  // Another page works, and Back leads to the fallback again.
  await site.followTo('Privacy Policy');
  await page.goBack();
  await expectFallback(page, site, consoleErrors, 'The page broke.');
  await page.getByRole('button', { name: 'Reload Page', exact: true }).click();
  await expect(page).toHaveURL('/contact');
  await expect(site.heading).toHaveText('Contact');
});

test('an app that fails as a whole shows the fallback screen', async ({ page, site, consoleErrors }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'IntersectionObserver'));
  await page.goto('/');
  await expectFallback(page, site, consoleErrors, 'IntersectionObserver');
});
