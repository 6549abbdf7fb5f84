import { owner } from '../web/src/content/owner.ts';
import { Progress } from './cli/progress.ts';
import { deploy } from './deploy/deploy.ts';
import { askFirebase, firebase, run } from './deploy/firebase.ts';
import { deployCommand } from './deploy/options.ts';
import { buildAll } from './stack/build.ts';
import { ROOT } from './stack/project.ts';

/** Deploys, checks, or rolls back. */
export const define = (quit: AbortSignal) =>
  deployCommand((options) =>
    deploy(options, {
      root: ROOT,
      owner,
      env: process.env,
      originOf: (site) => `https://${site}.web.app`,
      test: () => run('npm', ['test'], 'npm test', quit),
      build: () => buildAll(new Progress(), quit),
      ask: (args) => askFirebase(args, quit),
      cli: (args) => firebase(args, quit),
      print: console.log,
    }),
  );
