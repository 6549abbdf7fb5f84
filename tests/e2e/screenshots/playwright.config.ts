import { join } from 'node:path';
import { defineConfig } from 'playwright/test';
import base from '../../../playwright.config.ts';
import { ROOT } from '../../../tools/lib/project.ts';

/** `npm run screenshots`, or `npm run screenshots -- -g dialog` for some states: pictures in Playwright's own report. */
export default defineConfig({
  ...base,
  testDir: '.',
  testMatch: 'states.ts',
  reporter: [['line'], ['html', { outputFolder: join(ROOT, '.local/screenshots') }]],
  projects: [{ name: 'screenshots', use: { ...base.projects?.[0]?.use, deviceScaleFactor: 1, isMobile: false } }],
});
