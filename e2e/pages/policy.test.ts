import { expect, test, visit } from '../support/visitor.ts';

// That the policy blocks nothing of the site itself shows in every test: the browser would complain in the console.
test('the content policy blocks an injected script, an event handler and a string run as code, and the test notices', async ({
  page,
  complaints,
}) => {
  await page.route('/', async (route) => {
    const response = await route.fetch();
    const injected =
      '<script>document.title = "injected"</script><img src="/x" onerror="document.title = \'injected\'">';
    await route.fulfill({ response, body: (await response.text()).replace('</body>', `${injected}</body>`) });
  });
  await visit(page, '/');
  await expect.poll(() => complaints.filter((complaint) => /Content Security Policy/.test(complaint))).toHaveLength(2);
  await page.evaluate(() => {
    const button = document.createElement('button');
    try {
      button.setAttribute('onclick', 'document.title = "injected"');
    } catch {
      // Trusted Types refuse the attribute already.
    }
    document.querySelector('main')?.prepend(button);
    button.click();
  });
  await expect(page).not.toHaveTitle('injected');
  complaints.length = 0;
});
