import type { Page } from 'playwright/test';
import { uniqueEmail } from '../../test/kit/entries.ts';
import { expect, expectLogged, test } from '../../test/kit/fixtures.ts';
import { contactForm, dialogForm, join, openForm, pageForm } from '../../test/kit/forms.ts';
import { API, hold } from '../../test/kit/network.ts';
import { expectToast } from '../../test/kit/toasts.ts';

/** Whether the focused element, with its label, is visible while a toast is shown. Its part below the screen doesn't count. */
const focusIs = (page: Page) =>
  page.evaluate(() => {
    if (!document.querySelector('[role=alert]:not(:empty)')) return 'no toast';
    const focused = document.activeElement as Element;
    const steps = [0.1, 0.3, 0.5, 0.7, 0.9];
    const [label] = (focused as Partial<HTMLInputElement>).labels ?? [];
    const words = document.createRange();
    if (label) words.selectNodeContents(label);
    // A link may have two lines.
    const onTop = [focused, words]
      .flatMap((part) => [...part.getClientRects()])
      .flatMap(({ left, top, width, height }) =>
        steps.flatMap((x) => steps.map((y) => document.elementFromPoint(left + x * width, top + y * height))),
      )
      .filter((hit) => hit !== null);
    const own = label ? (label.parentElement as Element) : focused;
    const covered = onTop.filter((hit) => !own.contains(hit));
    if (onTop.length === 0) return 'off the screen';
    return covered.length === 0 ? 'visible' : `covered by ${covered[0]?.outerHTML.slice(0, 80)}`;
  });

const SMALL = { width: 390, height: 500 };
/** A desktop zoomed to 400 %. */
const ZOOMED = { width: 320, height: 256 };

test.describe('a toast', { tag: '@phone' }, () => {
  for (const { kind, viewport } of [
    { kind: dialogForm, viewport: SMALL },
    { kind: dialogForm, viewport: ZOOMED },
    { kind: pageForm, viewport: ZOOMED },
    { kind: contactForm, viewport: SMALL },
  ]) {
    test(`the toast of a failure never covers the focused element of the ${kind.name} on ${viewport.width} × ${viewport.height} px`, async ({
      page,
      consoleErrors,
    }) => {
      await page.setViewportSize(viewport);
      await page.route(API, (route) => route.fulfill({ status: 500 }));
      const form = await openForm(page, kind);
      await kind.fill(form, uniqueEmail('covered'));
      await form.getByRole('textbox').first().press('Enter');
      await expectToast(page, kind.notSent);
      await expectLogged(consoleErrors, kind.failure);
      await expect.poll(() => focusIs(page)).toBe('visible');
      for (const key of ['Tab', 'Tab', 'Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab']) {
        await page.keyboard.press(key);
        await expect.poll(() => focusIs(page), key).toBe('visible');
      }
    });
  }

  test('a toast doesn’t scroll back to a focused element that the visitor has scrolled away from', async ({ page }) => {
    const form = await openForm(page, pageForm);
    await page.route(API, (route) => route.fulfill({ json: { result: {} } }));
    const release = await hold(page, API);
    await join(form, uniqueEmail('away'));
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    release();
    await expectToast(page, 'joined');
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });
});
