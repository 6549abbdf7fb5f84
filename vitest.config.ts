import { defineConfig } from 'vitest/config';

/** Also on two cores, where Vitest would run one file at a time. */
const maxWorkers = '100%';
/** For a busy machine. */
const patient = { testTimeout: 60_000, hookTimeout: 60_000 };
/** Unit tests and budgets say what is wrong within seconds, so they go first. */
const first = { ...patient, maxWorkers, sequence: { groupOrder: 1 } };

export default defineConfig({
  test: {
    reporters: ['default', './test/countReporter.ts'],
    projects: [
      {
        test: {
          ...first,
          name: 'functions',
          include: ['functions/**/*.test.ts'],
          globalSetup: ['functions/test/build.ts'],
        },
      },
      { extends: './web/vite.config.ts', test: { ...first, name: 'web', include: ['web/**/*.test.{ts,tsx}'] } },
      { test: { ...first, name: 'scripts', include: ['{scripts,test}/**/*.test.ts'] } },
      {
        test: {
          // The timeout is longer than a locator waits, so that a missing element is named.
          ...patient,
          name: 'e2e',
          include: ['e2e/**/*.test.ts'],
          globalSetup: ['e2e/support/stack.ts'],
          maxWorkers,
          sequence: { groupOrder: 2 },
          // Files share a worker, its browser and its modules; every test has a window of its own.
          isolate: false,
        },
      },
    ],
  },
});
