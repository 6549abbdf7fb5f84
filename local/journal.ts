import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Write } from '@firestore-emulator/proto/dist/google/firestore/v1/write.js';
import type { FirestoreState } from '@firestore-emulator/server';

// Without `synchronous`, a killed process still loses nothing. `secure_delete` overwrites erased entries.
const TABLE = `
  PRAGMA synchronous = OFF;
  PRAGMA secure_delete = ON;
  CREATE TABLE IF NOT EXISTS writes (document TEXT, time INTEGER, request BLOB);
`;

/** Restores the state from a SQLite file, then stores each further write in it before the state takes it. */
export function openJournal(file: string, state: FirestoreState): DatabaseSync {
  mkdirSync(dirname(file), { recursive: true });
  const database = new DatabaseSync(file);
  database.exec(TABLE);
  const insert = database.prepare('INSERT INTO writes VALUES (?, ?, ?)');
  const forget = database.prepare('DELETE FROM writes WHERE document = ?');
  const write = state.writeV1Document.bind(state);

  for (const row of database.prepare('SELECT time, request FROM writes ORDER BY rowid').all()) {
    const request = Write.deserialize(row.request as Uint8Array);
    try {
      write(new Date(row.time as number), request);
    } catch {
      // Firestore refused this write the first time, too, for example a duplicate.
    }
  }

  state.writeV1Document = (date, request) => {
    const document = request.has_delete ? request.delete : request.update.name;
    insert.run(document, date.getTime(), request.serialize());
    const result = write(date, request);
    if (request.has_delete) forget.run(document);
    return result;
  };
  return database;
}
