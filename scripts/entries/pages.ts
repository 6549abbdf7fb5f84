import type { Query, QueryDocumentSnapshot, Timestamp } from 'firebase-admin/firestore';

const PAGE_SIZE = 1_000;

/**
 * The documents of a query that orders by `createdAt`, newest first, a page at a time and each once. What is created
 * meanwhile is not among them. Goes on by a filter, not a cursor: the embedded Firestore ignores cursors.
 */
export async function* pages(query: Query, size = PAGE_SIZE): AsyncGenerator<QueryDocumentSnapshot[]> {
  let oldest: Timestamp | undefined;
  // Documents of the very time that the next page starts with, which had their turn.
  let seen = new Set<string>();
  for (;;) {
    const limit = size + seen.size;
    const { docs } = await (oldest ? query.where('createdAt', '<=', oldest) : query).limit(limit).get();
    const fresh = docs.filter(({ id }) => !seen.has(id));
    const last = fresh.at(-1);
    if (!last) return;
    yield fresh;
    if (docs.length < limit) return;

    const time: Timestamp = last.get('createdAt');
    const ties = fresh.filter((document) => time.isEqual(document.get('createdAt'))).map(({ id }) => id);
    seen = new Set(oldest?.isEqual(time) ? [...seen, ...ties] : ties);
    oldest = time;
  }
}
