import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Command } from 'commander';
import { main, runProgram } from '../lib/command.ts';
import { ROOT } from '../lib/project.ts';
import { takePorts } from './ports.ts';
import { serve } from './serve.ts';
import { type StackFlags, stackCommand } from './stackCommand.ts';

await main((quit) =>
  stackCommand('npm start --', 'Builds the production site and serves it until Ctrl-C.').action(
    async (flags: StackFlags, program: Command) => {
      const canServe = flags.build || existsSync(join(ROOT, 'web/dist'));
      if (!canServe) throw new Error('There is no build to serve. Run npm run build.');
      const sitePort = await takePorts(flags, program);
      if (flags.build) await build();
      await serve({ ...flags, sitePort, hostingPort: sitePort }, quit);
    },
  ),
);

/** Builds the site, unless another process of this checkout does: each would delete the other's files. */
async function build(): Promise<void> {
  const lock = join(ROOT, '.local/building');
  mkdirSync(join(ROOT, '.local'), { recursive: true });
  if (existsSync(lock) && !isRunning(Number(readFileSync(lock, 'utf8')))) rmSync(lock, { force: true });
  try {
    writeFileSync(lock, `${process.pid}`, { flag: 'wx' });
  } catch {
    throw new Error('Another npm start builds this checkout. Wait until its site is ready, then add --no-build.');
  }
  await runProgram('npm', ['run', 'build']).finally(() => rmSync(lock));
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
