import { expect, test, vi } from 'vitest';
import { fontFace } from './font.ts';

test('the build names each letter that the display face lacks', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  await fontFace(['Zürich – “déjà vu”', 'Øresund 🎉']);
  expect(warn).not.toHaveBeenCalled();
  await fontFace(['Łódź', 'już', 'Şişli']);
  expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining(' lacks Ł, Ş, ş, ź, ż.'));
});
