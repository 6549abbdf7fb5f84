import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { Write } from '@firestore-emulator/proto/dist/google/firestore/v1/write.js';
import { DateFromTimestamp, FirestoreServer, type FirestoreState } from '@firestore-emulator/server';
import { GrpcStatus } from 'firebase-admin/firestore';
import { freePort, LOOPBACK, stayLocal } from '../lib/loopback.ts';

/**
 * Starts a Firestore inside this process. It speaks the real gRPC protocol to the real client library. It listens on
 * 127.0.0.1, on a free port unless one is given. With a file, entries survive a restart. Version 0.3.15 has no isolation
 * and no atomic commit, so `npm run test:google` proves what needs them. Its other faults are corrected here.
 */
export async function startFirestore({ port, file }: { port?: number; file?: string | undefined } = {}) {
  stayLocal();
  port ??= await freePort();
  const server = new FirestoreServer();
  listenOnLoopback(server, port);
  removeFields(server.state);
  refuseOutdatedWrites(server.state);
  omitDocumentsWithoutOrder(server.state);
  if (file) keepIn(file, server.state);
  await server.start(port);
  // The host is the value for `FIRESTORE_EMULATOR_HOST`.
  return { host: `${LOOPBACK}:${port}`, stop: () => server.stop() };
}

/** Firestore's server would listen on every interface. */
function listenOnLoopback(server: FirestoreServer, port: number): void {
  type Bind = (address: string, ...others: unknown[]) => void;
  const { server: grpc } = server as unknown as { server: { bindAsync: Bind } };
  const bind = grpc.bindAsync.bind(grpc);
  grpc.bindAsync = (_everywhere, ...others) => bind(`${LOOPBACK}:${port}`, ...others);
}

/** A document would keep the fields that `set()` doesn't name, and those that `update()` deletes. */
function removeFields(state: FirestoreState): void {
  const write = state.writeV1Document.bind(state);
  state.writeV1Document = (date, request) => {
    const result = write(date, request);
    if (!request.has_update) return result;
    const { update, update_transforms, has_update_mask: isUpdate, update_mask } = request;
    const given = [...update.fields.keys(), ...update_transforms.map(({ field_path }) => field_path)];
    const isKept = (name: string) => given.includes(name) || (isUpdate && !update_mask.field_paths.includes(name));
    const document = state.getDocument(update.name) as unknown as { fields: object };
    document.fields = Object.fromEntries(Object.entries(document.fields).filter(([name]) => isKept(name)));
    return result;
  };
}

/** A write would succeed although it expects another time of the document's last update. */
function refuseOutdatedWrites(state: FirestoreState): void {
  const write = state.writeV1Document;
  state.writeV1Document = (date, request) => {
    const { current_document: expected, delete: deleted, update } = request;
    if (!expected?.has_update_time) return write(date, request);
    const { hasExist, updatedAt } = state.getDocument(deleted || update.name).metadata;
    if (+DateFromTimestamp(expected.update_time) === Number(updatedAt)) return write(date, request);
    try {
      // Only an error of the server itself reaches the client. So a precondition that fails makes it throw one.
      expected.exists = !hasExist;
      return write(date, request);
    } catch (error) {
      throw Object.assign(error as Error, { code: GrpcStatus.FAILED_PRECONDITION });
    }
  };
}

/** A query would find documents without the field that it orders by. */
function omitDocumentsWithoutOrder(state: FirestoreState): void {
  const query = state.v1Query.bind(state);
  state.v1Query = (parent, request) => {
    const { has_limit: isLimited, limit, order_by } = request;
    const names = order_by.map(({ field }) => field.field_path).filter((name) => name !== '__name__');
    const all = query(parent, Object.create(request, { has_limit: { value: false } }));
    const found = all.filter((document) => names.every((name) => document.getField(name)));
    return found.slice(0, isLimited ? limit.value : undefined);
  };
}

/** Replays the writes in a file. Then appends each new write as one line: its time and its request. */
function keepIn(file: string, state: FirestoreState): void {
  const write = state.writeV1Document;
  mkdirSync(dirname(file), { recursive: true });
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : [];
  for (const line of lines) {
    try {
      const [time, request] = JSON.parse(line);
      write(new Date(time), Write.deserialize(Buffer.from(request, 'base64')));
    } catch {
      // A full disk or a killed process leaves half a line.
      console.warn(`${file} has a line that can't be read. It is left out.`);
    }
  }
  state.writeV1Document = (date, request) => {
    // Throws if Firestore refuses the write, such as a duplicate.
    const result = write(date, request);
    const line = [date.getTime(), Buffer.from(request.serialize()).toString('base64')];
    appendFileSync(file, `\n${JSON.stringify(line)}\n`);
    return result;
  };
}
