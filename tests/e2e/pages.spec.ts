import type { Locator, Page } from 'playwright/test';
import { outcomeNames } from '../../shared/outcomes.ts';
import { hero, type MessagePart } from '../../web/src/content/landing.ts';
import { pages } from '../../web/src/content/pages.ts';
import { displayFace } from '../../web/src/theme/displayFace.ts';
import { expectAccessible, expectReflow, NOT_ASKED, unseenTexts } from '../kit/checks.ts';
import { expect, expectLogged, test } from '../kit/fixtures.ts';
import { expectOutcomePage } from '../kit/outcomes.ts';
import {
  anotherPage,
  breakContactPage,
  followToAnotherPage,
  footerLink,
  heading,
  painted,
  visit,
} from '../kit/page.ts';

const { label, rows, sender, sent, message } = hero.fiveQuestions;

for (const path of [...Object.keys(pages), '/nope', '/form/joined', '/form/not-joined']) {
  test(`§1 §2 ${path} is whole, accessible, fits every screen and stores nothing`, { tag: '@both' }, async ({
    page,
    consoleErrors,
    isMobile,
  }) => {
    await (path.startsWith('/form/') ? page.goto(path) : visit(page, path));
    if (path === '/nope') await expectLogged(consoleErrors, path);
    expect(await unseenTexts(page.locator('main, footer'))).toEqual(path === '/' ? NOT_ASKED : []);
    await expectAccessible(page, path);
    expect(await page.context().storageState({ indexedDB: true })).toEqual({ cookies: [], origins: [] });
    // Once: it sets the size itself.
    if (isMobile) return;
    // An owner's email may be longer than a phone's line.
    for (const owner of await page.getByRole('main').getByText('contact page').all()) {
      await owner.evaluate((element) =>
        element.append('the.people.who.answer@anunusuallylongnameofacompany.example.com'),
      );
    }
    await expectReflow(page);
  });
}

test('§8 each page of a form’s outcome has its words', async ({ page }) => {
  for (const name of outcomeNames) {
    await page.goto(`/form/${name}`);
    await expectOutcomePage(page, name);
  }
});

test('§1 the hero asks five questions and marks each answer in card and wall', {
  tag: '@both',
}, async ({ page }) => {
  await visit(page, '/');
  // The hand beside it is never read aloud.
  await expect(heading(page)).toHaveAccessibleName(hero.title.join(''));
  const answers = [sender, ...sent, ...message].filter((part: MessagePart) => typeof part !== 'string');
  const card = page.getByRole('group', { name: label });
  const wall = page.locator('[data-wall]');
  const marked = (place: Locator) =>
    place
      .locator('[data-word]')
      .evaluateAll((parts) =>
        parts.filter((part) => getComputedStyle(part).backgroundImage !== 'none').map((part) => part.textContent),
      );
  for (const { word, question } of rows) {
    // The word under the dot is a target, too.
    await card.getByText(word, { exact: true }).click();
    const answer = answers.find(([, answered]) => answered === word)?.[0] ?? '';
    await expect(card.getByRole('radio', { name: `${question} ${answer}`, exact: true })).toBeChecked();
    await expect.poll(() => marked(card)).toEqual([answer]);
    expect(await marked(wall)).toEqual([answer]);
    const texts = await card.innerText();
    expect(rows.filter((row) => texts.includes(row.question))).toMatchObject([{ word }]);
  }
});

test('§2 §9 a legal page shows the visitor’s current year, the copyright line 2024', async ({ page }) => {
  await page.clock.setFixedTime('2031-06-01T12:00:00');
  await visit(page, anotherPage.path);
  await expect(page.getByText(/^Last updated: \d{4}$/)).toHaveText('Last updated: 2031');
  await expect(page.getByRole('contentinfo')).toContainText('© 2024');
});

test('nothing moves while the page, its letters and the app arrive', async ({ page }) => {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  for (const width of [320, 390, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await visit(page, '/');
    await painted(page);
    expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts), `${width} px`).toEqual([]);
  }
});

test('strokes are drawn as the visitor gets to them, and always are under reduced motion', async ({ page }) => {
  const answer = page.locator('#how-it-works mark').last();
  const drawn = '100% 100%, 100% 0px';
  await visit(page, '/');
  await expect(answer).toHaveAttribute('data-ahead');
  await expect(answer).toHaveCSS('background-size', drawn);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await expect(answer).toHaveCSS('background-size', '0px 100%, 0px 0px');
  await answer.scrollIntoViewIfNeeded();
  await expect(answer).toHaveCSS('background-size', drawn);
});

test('the page embeds every letter that the site sets in the display face', async ({ page }) => {
  let letters = '';
  for (const path of Object.keys(pages)) {
    await visit(page, path);
    letters += await page.evaluate((family) => {
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      let used = '';
      while (texts.nextNode()) {
        const { parentElement, nodeValue } = texts.currentNode;
        if (parentElement && getComputedStyle(parentElement).fontFamily.startsWith(family)) used += nodeValue;
      }
      return used.replace(/\s/g, '');
    }, displayFace.family);
  }
  // The width of a letter that the face lacks depends on the fallback.
  const lacking = await page.evaluate(
    ([family, all]) => {
      const canvas = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
      const width = (letter: string, fallback: string) => {
        canvas.font = `100px ${family}, ${fallback}`;
        return canvas.measureText(letter).width;
      };
      return [...new Set(all)].filter((letter) => width(letter, 'monospace') !== width(letter, 'sans-serif'));
    },
    [displayFace.family, letters] as const,
  );
  expect(letters).not.toBe('');
  expect(lacking, 'See web/src/content/display.ts.').toEqual([]);
});

test('paper is black on white, nothing covers its text or waits to be pressed', async ({ page }) => {
  await visit(page, '/');
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  const visible = page.locator('body *').filter({ visible: true });
  const styles = await visible.evaluateAll((all) =>
    all.map((element) => getComputedStyle(element)).map(({ color, position }) => ({ color, position })),
  );
  expect(new Set(styles.map(({ color }) => color))).toEqual(new Set(['rgb(0, 0, 0)']));
  expect(styles.filter(({ position }) => ['fixed', 'sticky'].includes(position))).toEqual([]);
  await expect(page.locator('form, button, input, nav, [data-wall]').filter({ visible: true })).toHaveCount(0);
});

test('forced colours draw the edges of fields and buttons', { tag: '@engines' }, async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await visit(page, '/contact');
  const text = await page.locator('body').evaluate((body) => getComputedStyle(body).color);
  for (const frame of await page.locator('main fieldset[aria-hidden]').all()) {
    await expect(frame).toHaveCSS('border-top-color', text);
  }
  await expect(page.getByRole('button', { name: 'Send message' })).not.toHaveCSS('border-top-width', '0px');
});

test('§2 an unknown address answers 404 and is logged; "Return to Home" leads home', async ({
  page,
  consoleErrors,
}) => {
  for (const path of ['/nope', `${anotherPage.path}/x`]) {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(heading(page)).toHaveText('Page Not Found');
    await expectLogged(consoleErrors, path);
  }
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL('/');
});

async function expectFallback(page: Page, consoleErrors: string[], error: string): Promise<void> {
  await expect(heading(page)).toHaveText('Something went wrong');
  await expect(page.getByText("We're sorry, but something unexpected happened.", { exact: true })).toBeVisible();
  await expectLogged(consoleErrors, error);
}

test('§2 §8 a page that fails shows the fallback screen; "Reload Page" reloads it', async ({ page, consoleErrors }) => {
  const repair = await breakContactPage(page);
  await visit(page, '/');
  await footerLink(page, 'Contact').click();
  await expectFallback(page, consoleErrors, 'The page broke.');
  await expectAccessible(page, 'fallback screen');
  await followToAnotherPage(page);
  await page.goBack();
  await expectFallback(page, consoleErrors, 'The page broke.');
  await repair();
  await page.getByRole('button', { name: 'Reload Page', exact: true }).click();
  await expect(page).toHaveURL('/contact');
  await expect(heading(page)).toHaveText('Contact');
});

test('§8 an app that fails as a whole shows the fallback screen', async ({ page, consoleErrors }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'MutationObserver'));
  await page.goto('/');
  await expectFallback(page, consoleErrors, 'MutationObserver');
});
