import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { dirname, join } from 'node:path';
import { test as base } from 'vitest';
import { temporaryFolder } from '../../test/temporaryFolder.ts';
import { execute } from '../cli/command.ts';
import { deployCommand } from '../deploy.ts';
import { LOOPBACK, listen } from '../stack/ports.ts';
import { ROOT } from '../stack/project.ts';
import type { Context } from './deploy.ts';

export const OWNER = {
  legalName: 'Stet Ltd',
  address: '1 Proof Street, London',
  companyPage: 'https://www.linkedin.com/company/stet',
  claimsConfirmedOn: '2026-12-01',
};
const PROTECTED = {
  pointInTimeRecoveryEnablement: 'POINT_IN_TIME_RECOVERY_ENABLED',
  deleteProtectionState: 'DELETE_PROTECTION_ENABLED',
};

/** Gives every test a repository and a live site, both empty. */
export const test = base
  .extend('root', () => temporaryFolder())
  .extend('file', ({ root }) => (name: string, text: string) => {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), text);
  })
  .extend('live', async ({}, { onCleanup }) => {
    const files = new Map<string, string | number>();
    const server = createServer(({ url = '' }, response) => {
      const content = files.get(url);
      if (typeof content === 'string') response.end(content);
      else response.writeHead(content ?? 404).end();
    });
    const port = await listen(server);
    onCleanup(() => {
      server.closeAllConnections();
      server.close();
    });
    /** `files` by path: the text, or the status of a failure. */
    return { files, origin: `http://${LOOPBACK}:${port}` };
  })
  /** Runs a command line in a repository that is ready, with recorded steps; a step that begins like `failing` fails. */
  .extend('run', ({ root, file, live }) => {
    file('firebase.json', readFileSync(join(ROOT, 'firebase.json'), 'utf8'));
    file('web/.env.stet-project', 'VITE_SITE_URL=https://stet.test\n');
    file('web/dist/assets/new.js', 'new');
    file('web/dist/index.html', '<meta http-equiv="Content-Security-Policy" content="default-src \'none\'">');
    file('functions/dist/functions.yaml', JSON.stringify({ params: [] }));
    return async (args: string, changes: Partial<Context> = {}, failing?: string) => {
      const steps: string[] = [];
      const printed: string[] = [];
      const step = async (name: string) => {
        steps.push(name);
        if (failing && name.startsWith(failing)) throw new Error(`${name} failed`);
      };
      const context: Context = {
        root,
        owner: OWNER,
        env: {},
        originOf: () => live.origin,
        test: () => step('test'),
        build: () => step('build'),
        ask: async ([command]) => {
          await step(`ask ${command}`);
          return command === 'firestore:databases:get' ? PROTECTED : [{ dailyRecurrence: {} }];
        },
        cli: (args) => step(args.join(' ')),
        print: (line) => printed.push(line),
        ...changes,
      };
      const program = deployCommand(context).configureOutput({ writeErr: (text) => printed.push(text) });
      const code = await execute(program, args.split(' '), new AbortController().signal);
      return { code, steps, printed: printed.join('\n'), env: context.env };
    };
  });
