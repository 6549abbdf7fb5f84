import fs from 'node:fs';
import { dirname } from 'node:path';
import { Write } from '@firestore-emulator/proto/dist/google/firestore/v1/write.js';
import type { FirestoreState } from '@firestore-emulator/server';

/** Keeps every acknowledged write in a file, one line each. */
export interface Journal {
  close(): void;
}

const LINE = /^(\d+) ([A-Za-z0-9+/]+=*)$/;
const TORN_LINE = /^\d*( [A-Za-z0-9+/]*=*)?$/;

/** Restores the state from the file, then appends each further write before the state takes it. */
export function openJournal(file: string, state: FirestoreState): Journal {
  fs.mkdirSync(dirname(file), { recursive: true });
  /** The lines that made each document; those of a deleted one are dropped. */
  const live = new Map<string, string[]>();
  const write = state.writeV1Document.bind(state);
  const take = (date: Date, request: Write, line: string) => {
    const result = write(date, request);
    if (request.has_delete) live.delete(request.delete);
    else live.set(request.update.name, [...(live.get(request.update.name) ?? []), line]);
    return result;
  };

  for (const line of read(file)) {
    const [, time, data = ''] = LINE.exec(line) ?? [];
    try {
      take(new Date(Number(time)), Write.deserialize(Buffer.from(data, 'base64')), `${line}\n`);
    } catch (error) {
      // A process killed in time left a write that the state had refused.
      if (!('code' in (error as Error))) throw error;
    }
  }
  rewrite(file, live);

  const descriptor = fs.openSync(file, 'a');
  let size = fs.fstatSync(descriptor).size;
  state.writeV1Document = (date, request) => {
    const line = `${date.getTime()} ${Buffer.from(request.serialize()).toString('base64')}\n`;
    try {
      append(file, descriptor, line);
      const result = take(date, request, line);
      size += line.length;
      return result;
    } catch (error) {
      // A full disk leaves half a line; a refused write, such as a duplicate, a whole one.
      fs.ftruncateSync(descriptor, size);
      throw error;
    }
  };

  return {
    close() {
      fs.closeSync(descriptor);
      rewrite(file, live);
    },
  };
}

/** Reads the lines; cuts a last one that a killed process left torn. */
function read(file: string): string[] {
  if (!fs.existsSync(file)) return [];
  const text = fs.readFileSync(file, 'latin1');
  const lines = text.split('\n');
  const rest = lines.pop() ?? '';
  if (!lines.every((line) => LINE.test(line)) || !TORN_LINE.test(rest)) {
    throw new Error(`${file} is damaged: delete it to start with an empty database.`);
  }
  if (rest !== '') fs.truncateSync(file, text.length - rest.length);
  return lines;
}

function append(file: string, descriptor: number, line: string): void {
  try {
    fs.appendFileSync(descriptor, line);
  } catch (cause) {
    const error = new Error(`${file} can't be written (${(cause as Error).message}): free some disk space.`, { cause });
    // Firestore's server prints it for every refused write.
    error.stack = error.message;
    throw error;
  }
}

/** Drops the lines of deleted documents, so that erased entries leave the disk, too. */
function rewrite(file: string, live: Map<string, string[]>): void {
  try {
    fs.writeFileSync(`${file}.new`, [...live.values()].flat().join(''));
    fs.renameSync(`${file}.new`, file);
  } catch {
    // No room for a copy: the long file is as good, and the next run tries again.
    fs.rmSync(`${file}.new`, { force: true });
  }
}
