import { defineConfig } from 'vitest/config';
import { stayLocal } from './tools/lib/loopback.ts';

stayLocal();

const project = {
  // For a busy machine.
  testTimeout: 60_000,
  hookTimeout: 60_000,
  // Three, also on two cores, because some tests wait. With more, a busy machine's functions miss their deadline.
  maxWorkers: 3,
  // Files that a worker runs share what they import, unless they mock it.
  isolate: false,
};

const [FIRESTORE, BUILD] = ['tests/kit/firestoreServer.ts', 'tests/kit/build.ts'];
const COMMANDS = 'tools/stack/commands.test.ts';

/** Everything but the browser tests, which playwright.config.ts names. */
export default defineConfig({
  test: {
    projects: [
      // Takes longest. Vitest runs projects in the order of their names.
      { test: { ...project, name: 'commands', include: [COMMANDS] } },
      {
        test: {
          ...project,
          name: 'functions',
          include: ['functions/**/*.test.ts'],
          globalSetup: [FIRESTORE, BUILD],
          isolate: true,
        },
      },
      {
        extends: './web/vite.config.ts',
        test: { ...project, name: 'pages', include: ['web/prerender/*.test.ts'], globalSetup: BUILD },
      },
      {
        extends: './web/vite.config.ts',
        test: { ...project, name: 'unit', include: ['{shared,web/src}/**/*.test.ts'] },
      },
      {
        test: {
          ...{ ...project, name: 'tools', include: ['{tools,tests}/**/*.test.ts'], exclude: [COMMANDS] },
          globalSetup: FIRESTORE,
        },
      },
    ],
  },
});
