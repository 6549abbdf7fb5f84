import { defineConfig } from 'vitest/config';

const project = {
  // For a busy machine.
  testTimeout: 60_000,
  hookTimeout: 60_000,
  // Also on two cores, where Vitest would run one file at a time.
  maxWorkers: '100%',
};

/** Everything but the browser tests, which playwright.config.ts names. */
export default defineConfig({
  test: {
    globalSetup: ['tests/kit/build.ts'],
    projects: [
      {
        test: {
          ...project,
          name: 'functions',
          include: ['{shared,functions}/**/*.test.ts'],
        },
      },
      { extends: './web/vite.config.ts', test: { ...project, name: 'web', include: ['web/**/*.test.{ts,tsx}'] } },
      { test: { ...project, name: 'tools', include: ['{tools,tests}/**/*.test.ts'] } },
    ],
  },
});
