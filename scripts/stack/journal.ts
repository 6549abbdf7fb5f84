import {
  appendFileSync,
  closeSync,
  existsSync,
  fstatSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { Write } from '@firestore-emulator/proto/dist/google/firestore/v1/write.js';
import type { FirestoreState } from '@firestore-emulator/server';

/** Keeps every acknowledged write in a file, one line each. */
export interface Journal {
  close(): void;
}

/** Restores the state from the file, then appends each further write before the state takes it. */
export function openJournal(file: string, state: FirestoreState): Journal {
  mkdirSync(dirname(file), { recursive: true });
  const replayed = replay(file, state);
  compact(file, state, replayed);
  let lines = replayed;

  const descriptor = openSync(file, 'a');
  let size = fstatSync(descriptor).size;
  const write = state.writeV1Document.bind(state);
  state.writeV1Document = (date, request) => {
    const entry = line(date, request);
    try {
      append(file, descriptor, entry);
      const result = write(date, request);
      size += entry.length;
      lines += 1;
      return result;
    } catch (error) {
      // A full disk leaves half a line; a refused write, such as a duplicate, a whole one.
      ftruncateSync(descriptor, size);
      throw error;
    }
  };

  return {
    close() {
      closeSync(descriptor);
      compact(file, state, lines);
    },
  };
}

function append(file: string, descriptor: number, entry: string): void {
  try {
    appendFileSync(descriptor, entry);
  } catch (cause) {
    const error = new Error(`${file} can't be written (${(cause as Error).message}): free some disk space.`, { cause });
    // Firestore's server prints it for every refused write.
    error.stack = error.message;
    throw error;
  }
}

function line(date: Date, write: Write): string {
  return `${date.getTime()} ${Buffer.from(write.serialize()).toString('base64')}\n`;
}

const LINE = /^\d+ [A-Za-z0-9+/]+=*$/;
const TORN_LINE = /^\d*( [A-Za-z0-9+/]*=*)?$/;

/** Restores the state, cuts a last line that a killed process left torn, and returns the number of lines. */
function replay(file: string, state: FirestoreState): number {
  const text = existsSync(file) ? readFileSync(file, 'latin1') : '';
  const lines = text.split('\n');
  const rest = lines.pop() ?? '';
  if (!lines.every((entry) => LINE.test(entry)) || !TORN_LINE.test(rest)) {
    throw new Error(`${file} is damaged: delete it to start with an empty database.`);
  }
  if (rest !== '') truncateSync(file, text.length - rest.length);
  for (const entry of lines) {
    const [time, write] = entry.split(' ');
    try {
      state.writeV1Document(new Date(Number(time)), Write.deserialize(Buffer.from(write ?? '', 'base64')));
    } catch (error) {
      // A process killed in time left a write that the state had refused.
      if (!('code' in (error as Error))) throw error;
    }
  }
  return lines.length;
}

/** Rewrites the file without overwritten and deleted documents, so that erased entries leave the disk, too. */
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
  try {
    writeFileSync(`${file}.new`, live.join(''));
    renameSync(`${file}.new`, file);
  } catch {
    // No room for a copy: the long file is as good, and the next run tries again.
    rmSync(`${file}.new`, { force: true });
  }
}

/** Walks the state's JSON and yields the path of each document. */
function* documents(tree: object): Generator<string> {
  for (const node of Object.values(tree)) {
    if (typeof node !== 'object' || node === null) continue;
    if ('fields' in node && 'path' in node) yield node.path as string;
    for (const children of ['databases', 'collections', 'documents']) {
      if (children in node) yield* documents(node[children]);
    }
  }
}
