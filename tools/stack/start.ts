import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { main, startProgram } from '../lib/command.ts';
import { ROOT } from '../lib/project.ts';
import { serve } from './serve.ts';
import { type StackFlags, sitePortOf, stackCommand } from './stackCommand.ts';

await main(
  stackCommand('npm start --', 'Builds the production site and serves it until Ctrl-C.').action(
    async (flags: StackFlags) => {
      const canServe = flags.build || existsSync(join(ROOT, 'web/dist'));
      if (!canServe) throw new Error('There is no build to serve. Run npm run build.');
      const sitePort = await sitePortOf(flags);
      if (flags.build) await build();
      await serve({ ...flags, sitePort, hostingPort: sitePort });
    },
  ),
);

async function build(): Promise<void> {
  const [code] = await once(startProgram('npm', ['run', 'build']), 'exit');
  if (code !== 0) throw new Error('The build failed; its output is above.');
}
