import { Suspense } from 'react';
import { expect, test } from 'vitest';
import { renderAlone } from './render.tsx';

test('a part that throws fails the build instead of leaving a hole in the page', async () => {
  const Broken = () => {
    throw new TypeError('no title');
  };
  await expect(renderAlone('/', <Broken />)).rejects.toThrow('no title');
  await expect(
    renderAlone(
      '/',
      <Suspense>
        <Broken />
      </Suspense>,
    ),
  ).rejects.toThrow('no title');
});
