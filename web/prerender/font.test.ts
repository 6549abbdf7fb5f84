import { expect, test, vi } from 'vitest';
import { faces } from '../src/theme/tokens.ts';
import { displayedText, fontFace } from './font.ts';

test('the build names each letter that the display face lacks', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  await fontFace(['Zürich – “déjà vu”', 'Øresund 🎉']);
  expect(warn).not.toHaveBeenCalled();
  await fontFace(['Tokyo 東京', '京都']);
  expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining(' lacks 京, 東, 都.'));
});

test('the build embeds each letter that a page sets in the display face, inherited ones and a picture’s, too', () => {
  const css = `.s-a{color:red;font-family:${faces.display}}.s-b{font-family:serif}`;
  const html = `<h1 class="s-a">A<b>b</b><i class="s-b">no</i></h1><p>no</p><text font-family='${faces.display}'>C</text>`;
  expect(displayedText({ html, css })).toBe('AbC');
});
