import { expect, test } from 'vitest';
import { execute } from './command.ts';
import { type StackFlags, stackCommand } from './stack.ts';

/** Parses a command line; returns its exit code, its options, and what it printed. */
async function parse(...args: string[]) {
  let options: StackFlags | undefined;
  const printed: string[] = [];
  const write = (text: string) => printed.push(text);
  const program = stackCommand('npm start --', 'Serves the site.')
    .configureOutput({ writeOut: write, writeErr: write })
    .action((given) => {
      options = given;
    });
  const code = await execute(program, args, new AbortController().signal);
  return { code, options, printed: printed.join('') };
}

test('npm start uses the documented ports by default', async () => {
  const { options } = await parse();
  expect(options).toEqual({ port: 5000, functionsPort: 5001, firestorePort: 8080, build: true, persist: true });
});

test.each(['0', '65536', 'http', '50.5', '-1'])('npm start refuses %s as a port with a sentence', async (port) => {
  const { code, printed } = await parse(`--port=${port}`);
  expect(code).toBe(2);
  expect(printed).toBe(
    `error: option '--port <number>' argument '${port}' is invalid. It takes a whole number from 1 to 65535.\nSee --help.\n`,
  );
});

test.each(['--seed', 'surprise'])('npm start refuses %s, which it does not know', async (given) => {
  const { code, printed } = await parse(given);
  expect(code).toBe(2);
  expect(printed).toMatch(/^error: (unknown option '--seed'|too many arguments.*)\nSee --help\.\n$/);
});

test('npm start --help lists the options, with exit code 0', async () => {
  const { code, printed } = await parse('--help');
  expect(code).toBe(0);
  expect(printed).toContain('Usage: npm start -- [options]');
  expect(printed).toContain('--firestore-port <number>  port of Firestore (default: 8080)');
});
