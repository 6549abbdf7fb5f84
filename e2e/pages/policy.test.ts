import { expect, test, visit } from '../support/visitor.ts';

// That the policy blocks nothing of the site itself shows in every test: the browser would complain in the console.
test('the content policy blocks a smuggled script and an event handler, and the test notices', async ({
  page,
  complaints,
}) => {
  await page.route('/', async (route) => {
    const response = await route.fetch();
    const smuggled =
      '<script>document.title = "smuggled"</script><img src="/x" onerror="document.title = \'smuggled\'">';
    await route.fulfill({ response, body: (await response.text()).replace('</body>', `${smuggled}</body>`) });
  });
  await visit(page, '/');
  await expect.poll(() => complaints.filter((complaint) => /Content Security Policy/.test(complaint))).toHaveLength(2);
  await expect(page).not.toHaveTitle('smuggled');
  complaints.length = 0;
});

test('the content policy keeps a string from being run as code', async ({ page, complaints }) => {
  await visit(page, '/');
  await page.evaluate(() => {
    const button = document.createElement('button');
    button.id = 'intruder';
    try {
      button.setAttribute('onclick', 'document.title = "smuggled"');
    } catch {
      // Trusted Types refuse the attribute already.
    }
    document.querySelector('main')?.prepend(button);
    button.click();
  });
  await expect(page).not.toHaveTitle('smuggled');
  complaints.length = 0;
});

test('the content policy lets nobody frame the page', async ({ page, complaints, stack }) => {
  await page.route('**/frame', (route) =>
    route.fulfill({ contentType: 'text/html', body: `<iframe src="${stack.origin}/"></iframe>` }),
  );
  await page.goto('/frame');
  await expect.poll(() => complaints).not.toEqual([]);
  expect(complaints.join()).toMatch(/frame-ancestors/);
  complaints.length = 0;
});
