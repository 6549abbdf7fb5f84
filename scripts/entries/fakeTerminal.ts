import { Writable } from 'node:stream';
import type { Terminal } from './terminal.ts';

/** A terminal for tests: no screen, nobody to answer unless told otherwise, and what was printed can be read. */
export function fakeTerminal(options: Partial<Pick<Terminal, 'columns' | 'confirm'>> = {}) {
  const out = sink();
  const err = sink();
  const terminal: Terminal = { columns: undefined, confirm: undefined, ...options, out, err };
  return { terminal, out: () => out.text, err: () => err.text };
}

function sink(): Writable & { text: string } {
  const stream = Object.assign(
    new Writable({
      write(chunk, _encoding, done) {
        stream.text += chunk;
        done();
      },
    }),
    { text: '' },
  );
  return stream;
}
