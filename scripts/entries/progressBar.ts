import { SingleBar } from 'cli-progress';

/** A bar that fills up to `total`; nothing where `stream` is no screen. */
export function progressBar(total: number, stream: NodeJS.WritableStream): Pick<SingleBar, 'update' | 'stop'> {
  const bar = new SingleBar({
    format: '{bar} {percentage}%  {value} of {total} entries  {eta_formatted} left',
    barCompleteChar: '█',
    barIncompleteChar: '░',
    hideCursor: true,
    clearOnComplete: true,
    stream,
  });
  if (!('isTTY' in stream && stream.isTTY)) return { update: () => {}, stop: () => {} };
  bar.start(total, 0);
  return bar;
}
