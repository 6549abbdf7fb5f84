import { expect, test } from '../../test/kit/fixtures.ts';
import { visit } from '../../test/kit/page.ts';

// That the policy blocks nothing of the site itself shows in every test: the console would have an error.
test('the content policy blocks injected markup, and strings as HTML or code', async ({ page, consoleErrors }) => {
  await page.route('/', async (route) => {
    const response = await route.fetch();
    const injected =
      '<script>document.title = "injected"</script><img src="/x" onerror="document.title = \'injected\'">';
    await route.fulfill({ response, body: (await response.text()).replace('</body>', `${injected}</body>`) });
  });
  await visit(page, '/');
  await expect.poll(() => consoleErrors.filter((error) => error.includes('Content Security Policy'))).toHaveLength(2);
  const asHtml = page.evaluate(() => document.body.insertAdjacentHTML('beforeend', '<b>injected</b>'));
  await expect(asHtml).rejects.toThrow('TrustedHTML');
  const asCode = page.evaluate(() => setTimeout('document.title = "injected"'));
  await expect(asCode).rejects.toThrow('TrustedScript');
  await expect(page).not.toHaveTitle('injected');
  consoleErrors.length = 0;
});
