import { defineConfig } from 'playwright/test';
import { DESKTOP, engines, PHONE } from './tests/kit/browser.ts';
import { origin, startCommand } from './tests/kit/stack.ts';
import { stayLocal } from './tools/lib/loopback.ts';

stayLocal();

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.spec.ts',
  outputDir: '.local/failures',
  forbidOnly: true,
  fullyParallel: true,
  // Three, also on two cores, because tests wait, too.
  workers: 3,
  // For a busy machine. The test's timeout is longer than a locator's, so that a missing element is named.
  timeout: 60_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  use: {
    baseURL: origin,
    actionTimeout: 30_000,
    // With smooth scrolling, every click on a part further down would wait.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    trace: { mode: 'retain-on-failure', snapshots: false, screenshots: false },
  },
  // A test runs on a desktop, and with @phone on a phone instead. With @both it runs on both, because the size matters.
  // With @engines it also runs in Firefox and WebKit, because browsers differ.
  projects: [
    { name: 'phone', use: PHONE, grep: /@(phone|both)/ },
    { name: 'desktop', use: DESKTOP, grepInvert: /@phone/ },
    ...engines.map(({ name, ...use }) => ({ name, use, grep: /@engines/ })),
  ],
  ...(startCommand && {
    webServer: {
      command: startCommand,
      // One process of each function, which has started before the first test.
      env: { FUNCTIONS_EMULATOR_PARALLEL: '1' },
      cwd: import.meta.dirname,
      url: origin,
      reuseExistingServer: false,
      // It builds first.
      timeout: 180_000,
      gracefulShutdown: { signal: 'SIGINT', timeout: 5_000 },
    },
  }),
});
