import { styleText } from 'node:util';

const FRAMES = '⠋⠙⠹⠸⠼⠴⠦⠧⠇⠏';
const FRAME_MS = 80;

/** Shows the running steps in one animated line on a screen; elsewhere only their results. */
export class Progress {
  readonly #stream: NodeJS.WritableStream & { isTTY?: boolean };
  readonly #running = new Map<string, string>();
  #frame = 0;

  constructor(stream: NodeJS.WritableStream = process.stderr) {
    this.#stream = stream;
    if (this.#stream.isTTY) setInterval(() => this.#draw(), FRAME_MS).unref();
  }

  /** Shows a step until its work ends, then its time; the work may add a detail such as `12 of 80`. */
  async step<T>(title: string, work: (update: (detail: string) => void) => Promise<T>): Promise<T> {
    const start = performance.now();
    let mark = styleText('red', '✗');
    this.#running.set(title, '');
    try {
      const result = await work((detail) => this.#running.set(title, ` ${detail}`));
      mark = styleText('green', '✓');
      return result;
    } finally {
      this.#running.delete(title);
      const time = `${((performance.now() - start) / 1000).toFixed(1)} s`;
      this.print(`${mark} ${title} ${styleText('dim', time)}`);
    }
  }

  /** Prints a line above the animated one. */
  print(line: string): void {
    this.#stream.write(this.#stream.isTTY ? `\r\x1b[K${line}\n` : `${line}\n`);
    this.#draw();
  }

  #draw(): void {
    if (!this.#stream.isTTY || this.#running.size === 0) return;
    this.#frame = (this.#frame + 1) % FRAMES.length;
    const titles = [...this.#running].map(([title, detail]) => `${title}${detail}`);
    this.#stream.write(`\r\x1b[K${styleText('cyan', FRAMES.charAt(this.#frame))} ${titles.join(', ')}…`);
  }
}
