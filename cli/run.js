// Plain JavaScript, so that an old Node, which can't run TypeScript, still prints these messages.
import { existsSync } from 'node:fs';

const NODE_NEEDED = 24;

const [, , command, ...args] = process.argv;
const { node } = process.versions;

if (!existsSync(new URL('../node_modules/firebase-tools/package.json', import.meta.url))) {
  console.error('The packages are not installed. Run npm ci.');
  process.exitCode = 1;
} else if (Number.parseInt(node, 10) < NODE_NEEDED) {
  console.error(`This is Node ${node}. Run npm ci, which installs Node ${NODE_NEEDED}, then start this with npm.`);
  process.exitCode = 1;
} else {
  const { main } = await import('./command.ts');
  const { define } = await import(`../${command}.ts`);
  await main(define, args);
}
