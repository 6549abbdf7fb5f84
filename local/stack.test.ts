import { expect, test } from 'vitest';
import { execute } from './command.ts';
import { freePorts, requireFreePort } from './ports.ts';
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
  expect(options).toEqual({
    port: 5000,
    functionsPort: 5001,
    firestorePort: 8080,
    build: true,
    persist: true,
    seed: 0,
  });
});

test.each([
  ['--port=0', "option '--port <number>' argument '0' is invalid. It takes a whole number from 1 to 65535."],
  ['--port=65536', "argument '65536' is invalid."],
  ['--port=50.5', "argument '50.5' is invalid."],
  ['--seed', "option '--seed <number>' argument missing"],
  ['surprise', 'too many arguments'],
])('npm start refuses %s with a sentence', async (given, sentence) => {
  const { code, printed } = await parse(given);
  expect([code, printed]).toEqual([2, expect.stringMatching(/^error: .*\nSee --help\.\n$/)]);
  expect(printed).toContain(sentence);
});

test('npm start --help lists the options, with exit code 0', async () => {
  const { code, printed } = await parse('--help');
  expect(printed).toContain('--firestore-port <number>  port of Firestore (default: 8080)');
  expect([code, printed]).toEqual([0, expect.stringContaining('Usage: npm start -- [options]')]);
});

test('a port that browsers refuse gets a sentence', async () => {
  await expect(requireFreePort(5060, 'the site', '--port')).rejects.toThrow(
    'Port 5060 (the site) is refused by browsers. Choose another one with --port.',
  );
});

test('free ports are all different, and below the range that systems assign', async () => {
  const ports = await freePorts(20);
  expect(new Set(ports).size).toBe(20);
  expect(Math.max(...ports)).toBeLessThan(32_768);
});
