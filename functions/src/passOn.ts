import {
  type DocumentData,
  FieldValue,
  GrpcStatus,
  type QueryDocumentSnapshot,
  Timestamp,
} from 'firebase-admin/firestore';
import * as logger from 'firebase-functions/logger';
import { PASSING_ON } from './settings.ts';
import { withDeadline } from './withDeadline.ts';

export const PASS_ON_TIMEOUT_SECONDS = 30;

/** A try ends before Google ends it, and its sending before that: a late one could overlap with the next try. */
const TRY_MS = (PASS_ON_TIMEOUT_SECONDS - 2) * 1_000;
const SEND_MS = (PASS_ON_TIMEOUT_SECONDS - 5) * 1_000;

/** Sends an entry as a setting's value says, until the signal aborts. Resolves to a code if it is refused for good. */
export type Send = (value: string, entry: DocumentData, signal: AbortSignal, id: string) => Promise<number | undefined>;

/**
 * Returns a function that sends a new entry first, then marks it. A failure in between sends it twice, but never loses
 * it. If it rejects, Google repeats the event, for a day at most.
 */
export function passOn(name: keyof typeof PASSING_ON, send: Send) {
  const { setting, mark } = PASSING_ON[name];
  return async ({ data: entry }: { data: QueryDocumentSnapshot | undefined }): Promise<void> => {
    const value = setting.value().trim();
    if (!value || !entry) return;
    await withDeadline(name, TRY_MS, async () => {
      const signal = AbortSignal.timeout(SEND_MS);
      // An event can arrive a day late, after its entry was erased or passed on.
      const fields = (await entry.ref.get()).data();
      if (!fields || fields[mark]) return;
      const code = await send(value, fields, signal, entry.ref.id);
      // Not thrown, because tries for a day would raise an alert every hour.
      if (code) return logger.error(`${name} failed`, { code });
      await entry.ref.update({ [mark]: FieldValue.serverTimestamp() }).catch((error) => {
        // The owner erased the entry meanwhile.
        if (error.code !== GrpcStatus.NOT_FOUND) throw error;
      });
    });
  };
}

/** When an entry was stored, in ISO 8601; empty if somebody has changed it in the console. */
export const createdAtOf = ({ createdAt }: DocumentData): string =>
  createdAt instanceof Timestamp ? createdAt.toDate().toISOString() : '';
