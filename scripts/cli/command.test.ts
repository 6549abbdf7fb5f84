import { expect, test } from 'vitest';
import { command, execute } from './command.ts';

async function run(action: () => unknown, quit = new AbortController().signal) {
  const printed: string[] = [];
  const program = command('npm start --', 'Serves the site.')
    .configureOutput({ writeErr: (text) => printed.push(text) })
    .action(async () => void (await action()));
  return { code: await execute(program, [], quit), printed: printed.join('') };
}

test('a command that ends has the exit code 0 and prints nothing more', async () => {
  expect(await run(() => {})).toEqual({ code: 0, printed: '' });
});

test('a command that fails has the exit code 1 and prints its message', async () => {
  const { code, printed } = await run(() => Promise.reject(new Error('Port 5000 is taken.')));
  expect(code).toBe(1);
  expect(printed).toContain('✗ Port 5000 is taken.\n');
});

test('a command that Ctrl-C interrupts has the exit code 130 and prints nothing more', async () => {
  expect(await run(() => Promise.reject(new Error('aborted')), AbortSignal.abort())).toEqual({
    code: 130,
    printed: '',
  });
});
