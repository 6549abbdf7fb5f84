import { expect, test } from 'vitest';
import { command, execute } from './command.ts';

test.each([
  ['ends', () => {}, { code: 0, printed: '' }],
  ['fails', () => Promise.reject(new Error('Port 5000 is taken.')), { code: 1, printed: '✗ Port 5000 is taken.\n' }],
  ['ends by Ctrl-C', (quit: AbortController) => Promise.reject(quit.abort()), { code: 130, printed: '' }],
])('a command that %s has its own exit code and prints at most a sentence', async (_, work, expected) => {
  const quit = new AbortController();
  let printed = '';
  const program = command('npm start --', 'Serves the site.')
    .configureOutput({ writeErr: (text) => (printed += text) })
    .action(() => work(quit));
  const code = await execute(program, [], quit.signal);
  expect({ code, printed }).toEqual(expected);
});
