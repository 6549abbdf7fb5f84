import { join } from 'node:path';
import { createServer } from 'vite';
import { main, startProgram } from '../lib/command.ts';
import { freePort, LOOPBACK } from '../lib/loopback.ts';
import { ROOT } from '../lib/project.ts';
import { type Flags, stackCommand } from './stack.ts';

/** Checks all sources as one program. Four programs would print an error in the contract four times. */
const CHECK_TYPES = ['tsc', '-p', 'tsconfig.dev.json', '--watch', '--preserveWatchOutput'];
const BUNDLE = ['run', '--silent', 'build', '-w', 'functions', '--', '--watch=forever', '--log-level=info'];

const about = 'Serves the site from its sources and reloads what changes.';

await main(stackCommand('npm run dev --', about, prepare));

/** Watches the sources. Vite serves the page; Hosting, on a free port behind Vite, only passes calls to the functions. */
async function prepare(_flags: Flags, sitePort: number): Promise<number> {
  startProgram('npx', CHECK_TYPES);
  const { stderr } = startProgram('npm', BUNDLE, { stdio: ['ignore', 'inherit', 'pipe'] });
  stderr?.pipe(process.stderr, { end: false });
  // Before the end of the first build, the emulators could load a file that is half written.
  await new Promise<void>((resolve) => {
    stderr?.on('data', (text) => `${text}`.includes('build finished') && resolve());
  });
  const hostingPort = await freePort();
  const proxy = { '/api': `http://${LOOPBACK}:${hostingPort}` };
  const server = { port: sitePort, strictPort: true, proxy };
  const page = await createServer({ root: join(ROOT, 'web'), server, logLevel: 'error' });
  await page.listen();
  return hostingPort;
}
