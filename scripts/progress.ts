import { styleText } from 'node:util';

const FRAMES = '⠋⠙⠹⠸⠼⠴⠦⠧⠇⠏';
const FRAME_MS = 80;

/** Shows what is being worked on: a spinner in a terminal, plain lines elsewhere. */
export class Progress {
  readonly #running = new Set<string>();
  #frame = 0;
  #timer: NodeJS.Timeout | undefined;

  /** Shows a step until its work ends, then how long it took. */
  async step<T>(title: string, work: Promise<T>): Promise<T> {
    const start = performance.now();
    this.#begin(title);
    try {
      const result = await work;
      this.#end(title, `${styleText('green', '✓')} ${title} ${styleText('dim', seconds(performance.now() - start))}`);
      return result;
    } catch (error) {
      const given = (error as Error).name === 'AbortError' ? styleText('dim', '–') : styleText('red', '✗');
      this.#end(title, `${given} ${title}`);
      throw error;
    }
  }

  /** Prints a line without tearing the spinner. */
  print(line: string): void {
    this.#erase();
    console.log(line);
    this.#draw();
  }

  #begin(title: string): void {
    this.#running.add(title);
    if (!process.stdout.isTTY) return;
    this.#timer ??= setInterval(() => this.#draw(), FRAME_MS);
    this.#draw();
  }

  #end(title: string, line: string): void {
    this.#running.delete(title);
    this.print(line);
    if (this.#running.size > 0) return;
    clearInterval(this.#timer);
    this.#timer = undefined;
    this.#erase();
  }

  #draw(): void {
    if (!process.stdout.isTTY || this.#running.size === 0) return;
    this.#frame = (this.#frame + 1) % FRAMES.length;
    process.stdout.write(`\r\x1b[K${styleText('cyan', FRAMES.charAt(this.#frame))} ${[...this.#running].join(', ')}…`);
  }

  #erase(): void {
    if (process.stdout.isTTY) process.stdout.write('\r\x1b[K');
  }
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`;
}
