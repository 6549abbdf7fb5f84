import { join } from 'node:path';
import { defineConfig } from 'playwright/test';
import base from '../../../playwright.config.ts';
import { ROOT } from '../../../tools/lib/project.ts';

/** `npm run screenshots -- -g dialog` captures some states, without `-g` all. Playwright's own report shows them. */
export default defineConfig({
  ...base,
  testDir: '.',
  testMatch: 'states.ts',
  reporter: [['line'], ['html', { outputFolder: join(ROOT, '.local/screenshots') }]],
  projects: [{ name: 'screenshots', use: { ...base.projects?.[0]?.use, deviceScaleFactor: 1, isMobile: false } }],
});
