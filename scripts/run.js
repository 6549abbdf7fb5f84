// `node scripts/run.js start|dev|emulators`: plain JavaScript, so that any Node can say what is missing
// before the TypeScript files are loaded, which only a recent Node can read.
import { existsSync } from 'node:fs';

const NODE_NEEDED = 24;

const [, , command, ...args] = process.argv;
const major = Number(process.versions.node.split('.')[0]);
const missing = !existsSync(new URL('../node_modules/firebase-tools/package.json', import.meta.url))
  ? 'The packages are not installed: run npm ci first.'
  : major < NODE_NEEDED
    ? `This needs Node ${NODE_NEEDED} and runs on ${process.versions.node}: run npm ci, which brings it along (unless npm's ignore-scripts is on), and start it through npm.`
    : undefined;

if (missing) {
  console.error(missing);
  process.exitCode = 1;
} else {
  process.argv.splice(2, 1);
  const { main } = await import(`./${command}.ts`);
  await main(args);
}
