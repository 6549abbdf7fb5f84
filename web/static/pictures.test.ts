import { expect, test } from 'vitest';
import { brand } from '../src/content/brand.ts';
import { icon, type Pen, preview } from './pictures.ts';

/** Every letter is half as wide as its size; texts stand in the SVG as they are. */
const pen: Pen = {
  width: (text, size) => (text.length * size) / 2,
  draw: (text, size, x, y) => `<text x="${x}" y="${y}" font-size="${size}">${text}</text>`,
};

test.each([
  [['Every answer has a ', 'source', '.'], 1],
  [['Your team ', 'already decided all of this', ' and forgot why.'], 2],
  [['', 'Decided', ''], 1],
] as const)('the preview card shows the headline %j with a stroke on each marked line', (title, strokes) => {
  const card = preview(pen, title);
  const lines = [...card.matchAll(/<text x="80" y="[\d.]+" font-size="([\d.]+)">(.*?)<\/text>/g)].slice(1, -1);
  expect(lines.map(([, , text]) => text).join(' ')).toBe(title.join('').trim());
  for (const [, size, text = ''] of lines) expect(pen.width(text, Number(size))).toBeLessThanOrEqual(1040);
  expect(card.match(/fill="url\(#ink/g)).toHaveLength(strokes);
  expect(card).not.toMatch(/undefined|NaN/);
});

test('the icon shows the initial within its square', () => {
  expect(icon(pen)).toContain(`>${brand.name[0]}</text>`);
  expect(icon({ ...pen, width: (_, size) => size * 1.5 })).toMatch(/font-size="16"/);
});
