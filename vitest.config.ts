import { defineConfig } from 'vitest/config';
import { stayLocal } from './tools/lib/loopback.ts';

stayLocal();

const project = {
  // For a busy machine.
  testTimeout: 60_000,
  hookTimeout: 60_000,
  // Also on two cores, where Vitest would run one file at a time.
  maxWorkers: '100%',
};

const [FIRESTORE, BUILD] = ['tests/kit/firestoreServer.ts', 'tests/kit/build.ts'];

/** Everything but the browser tests, which playwright.config.ts names. */
export default defineConfig({
  test: {
    projects: [
      {
        test: { ...project, name: 'functions', include: ['functions/**/*.test.ts'], globalSetup: [FIRESTORE, BUILD] },
      },
      {
        extends: './web/vite.config.ts',
        test: { ...project, name: 'pages', include: ['web/prerender/*.test.ts'], globalSetup: BUILD },
      },
      {
        extends: './web/vite.config.ts',
        test: { ...project, name: 'unit', include: ['{shared,web/src}/**/*.test.ts'] },
      },
      { test: { ...project, name: 'tools', include: ['{tools,tests}/**/*.test.ts'], globalSetup: FIRESTORE } },
    ],
  },
});
