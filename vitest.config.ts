import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    reporters: ['default', './test/countReporter.ts'],
    projects: [
      { test: { name: 'functions', include: ['functions/**/*.test.ts'] } },
      { test: { name: 'web', include: ['web/**/*.test.{ts,tsx}'] } },
      { test: { name: 'scripts', include: ['{scripts,test}/**/*.test.ts'], testTimeout: 30_000, hookTimeout: 60_000 } },
      {
        test: {
          name: 'e2e',
          include: ['e2e/**/*.test.ts'],
          globalSetup: ['e2e/support/stack.ts'],
          // After the others: two cores are busy enough with browsers and emulators.
          sequence: { groupOrder: 2 },
          maxWorkers: 2,
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
