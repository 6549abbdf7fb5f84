import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { main, startProgram } from '../lib/command.ts';
import { ROOT } from '../lib/project.ts';
import { type Flags, stackCommand } from './stack.ts';

const about = 'Builds the production site and serves it until Ctrl-C.';

await main(stackCommand('npm start --', about, prepare).option('--no-build', 'serve the last build'));

/** Builds the site, unless the last build will do. Hosting itself serves it to visitors. */
async function prepare({ build }: Flags, sitePort: number): Promise<number> {
  if (build) {
    const [code] = await once(startProgram('npm', ['run', 'build']), 'exit');
    if (code !== 0) throw new Error('The build failed; its output is above.');
  } else if (!existsSync(join(ROOT, 'web/dist'))) throw new Error('There is no build to serve. Run npm run build.');
  return sitePort;
}
