import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'functions', include: ['functions/**/*.test.ts'] } },
      { test: { name: 'web', include: ['web/**/*.test.{ts,tsx}'] } },
      { test: { name: 'scripts', include: ['scripts/**/*.test.ts'] } },
      { test: { name: 'e2e', include: ['e2e/**/*.test.ts'], testTimeout: 30_000, hookTimeout: 120_000 } },
    ],
  },
});
