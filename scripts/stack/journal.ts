import { closeSync, mkdirSync, openSync, readFileSync, renameSync, writeFileSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import { Write } from '@firestore-emulator/proto/dist/google/firestore/v1/write.js';
import type { FirestoreState } from '@firestore-emulator/server';

/** Keeps what was written in a file: one line a write, on disk before the write is answered, so nothing acknowledged is lost. */
export interface Journal {
  close(): void;
}

/** Brings the state back to what the file says, then appends every further write to it. */
export function openJournal(file: string, state: FirestoreState): Journal {
  mkdirSync(dirname(file), { recursive: true });
  const replayed = replay(file, state);
  compact(file, state, replayed);
  let lines = replayed;

  const descriptor = openSync(file, 'a');
  const write = state.writeV1Document.bind(state);
  state.writeV1Document = (date, request) => {
    // First the state, which may refuse (a document that exists); only what it took is kept.
    const result = write(date, request);
    writeSync(descriptor, line(date, request));
    lines += 1;
    return result;
  };

  return {
    close() {
      closeSync(descriptor);
      compact(file, state, lines);
    },
  };
}

function line(date: Date, write: Write): string {
  return `${date.getTime()} ${Buffer.from(write.serialize()).toString('base64')}\n`;
}

/** How many lines the file has; not a number if it ends in the middle of one, which a killed process may leave. */
function replay(file: string, state: FirestoreState): number {
  const lines = read(file).split('\n');
  const rest = lines.pop();
  try {
    for (const entry of lines) {
      const [time, write] = entry.split(' ');
      state.writeV1Document(new Date(Number(time)), Write.deserialize(Buffer.from(write ?? '', 'base64')));
    }
  } catch (cause) {
    throw new Error(`${file} is damaged: delete it to start with an empty database.`, { cause });
  }
  return rest === '' ? lines.length : Number.NaN;
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return '';
    throw error;
  }
}

/** Rewrites the file without what was overwritten or deleted, so that an erased entry is gone from the disk too. */
function compact(file: string, state: FirestoreState, lines: number): void {
  const live = [...documents(state.toJSON().projects)].flatMap((path) => {
    const document = state.getDocument(path);
    if (!document.metadata.hasExist) return [];
    const { name, fields } = document.toV1DocumentObject();
    const write = Write.fromObject({ update: { ...(name && { name }), ...(fields && { fields }) } });
    const { createdAt, updatedAt } = document.metadata;
    return createdAt.getTime() === updatedAt.getTime()
      ? [line(createdAt, write)]
      : [line(createdAt, write), line(updatedAt, write)];
  });
  if (live.length === lines) return;
  writeFileSync(`${file}.new`, live.join(''));
  renameSync(`${file}.new`, file);
}

/** The paths of all documents in the state's JSON, at any depth. */
function* documents(tree: object): Generator<string> {
  for (const node of Object.values(tree)) {
    if (typeof node !== 'object' || node === null) continue;
    if ('fields' in node && 'path' in node) yield node.path as string;
    for (const children of ['databases', 'collections', 'documents']) {
      if (children in node) yield* documents(node[children]);
    }
  }
}
