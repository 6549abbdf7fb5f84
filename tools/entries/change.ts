import { type DocumentData, type Firestore, GrpcStatus, type UpdateData } from 'firebase-admin/firestore';
import { requireConsent } from '../lib/consent.ts';
import type { Stored } from './selection.ts';
import { lineOf, type Terminal } from './terminal.ts';

/** How many entries are shown before the question. */
const SHOWN = 20;

/** An entry that the owner was shown. There may be a million, so their texts aren't kept. */
export type Shown = Pick<Stored, 'ref' | 'from' | 'marks' | 'updateTime'>;

/** Shows entries, and asks a question in which # stands for their number. Resolves to them if the owner agrees. */
export async function choose(
  entries: AsyncIterable<Stored>,
  terminal: Terminal,
  yes: boolean,
  question: string,
  nobody: string,
): Promise<Shown[]> {
  const shown: Shown[] = [];
  for await (const stored of entries) {
    const { ref, from, marks, updateTime } = stored;
    if (shown.push({ ref, from, marks, updateTime }) <= SHOWN) terminal.err.write(lineOf(stored, terminal));
  }
  const count = shown.length;
  if (count === 0) throw new Error(nobody);
  if (count > SHOWN) terminal.err.write(`… and ${count - SHOWN} more.\n`);
  await requireConsent(terminal, yes, question.replace('#', `${count}`));
  return shown;
}

/** Whether a change is refused, because somebody has changed or erased the entry since it was read. */
export const isOutdated = (error: unknown) =>
  [GrpcStatus.FAILED_PRECONDITION, GrpcStatus.NOT_FOUND].includes((error as { code: number }).code);

/**
 * Changes all of these entries, or none if somebody has changed or erased one since it was read. If it fails, all may be
 * changed nevertheless, because an answer can be lost. So the error says what to do `next`.
 */
export async function changeAll(
  database: Firestore,
  entries: Pick<Stored, 'ref' | 'updateTime'>[],
  change: UpdateData<DocumentData>,
  next: string,
): Promise<void> {
  const batch = database.batch();
  for (const { ref, updateTime } of entries) batch.update(ref, change, { lastUpdateTime: updateTime });
  await batch.commit().catch((error) => {
    throw new Error(`${isOutdated(error) ? 'An entry was changed or erased meanwhile.' : error.message}\n${next}`);
  });
}
