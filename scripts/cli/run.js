// Plain JavaScript, so that an old Node can say what is missing before it meets TypeScript.
import { existsSync } from 'node:fs';

const NODE_NEEDED = 24;

const [, , command, ...args] = process.argv;
const { node } = process.versions;
const missing = !existsSync(new URL('../../node_modules/firebase-tools/package.json', import.meta.url))
  ? 'The packages are not installed: run npm ci.'
  : Number.parseInt(node, 10) < NODE_NEEDED &&
    `This needs Node ${NODE_NEEDED} and runs on ${node}: run npm ci (it installs Node ${NODE_NEEDED} unless ignore-scripts is set), and start this with npm.`;

if (missing) {
  console.error(missing);
  process.exitCode = 1;
} else {
  const { main } = await import('./command.ts');
  const { define } = await import(`../${command}.ts`);
  await main(define, args);
}
