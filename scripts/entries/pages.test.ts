import { expect, test } from 'vitest';
import { pages } from './pages.ts';
import { NOW, Workshop } from './workshop.ts';

const workshop = new Workshop();

test('every document once, whatever the size of a page and however many share a time', async () => {
  const collection = workshop.database.collection('waitlist_signups');
  for (let n = 0; n < 40; n += 1) {
    await collection.doc(`${n}@example.com`).create({ createdAt: new Date(NOW.getTime() + Math.floor(n / 13)) });
  }
  for (const size of [1, 13, 40]) {
    const ids: string[] = [];
    for await (const page of pages(collection.orderBy('createdAt', 'desc'), size))
      ids.push(...page.map(({ id }) => id));
    expect(ids).toHaveLength(40);
    expect(new Set(ids).size).toBe(40);
  }
});
