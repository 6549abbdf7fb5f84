import { existsSync } from 'node:fs';
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
      if (flags.build) await runProgram('npm', ['run', 'build']);
      await serve({ ...flags, sitePort, hostingPort: sitePort }, quit);
    },
  ),
);
