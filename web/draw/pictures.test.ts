import { readFileSync } from 'node:fs';
import { Resvg } from '@resvg/resvg-js';
import { expect, test } from 'vitest';
import { icon, pictures, preview } from './pictures.ts';

test.each(pictures())('web/%s shows today’s name, headline and colours', (file, picture) => {
  const isCurrent = picture.equals(readFileSync(`${import.meta.dirname}/../${file}`));
  expect(isCurrent, `web/${file} is stale: run npm run draw -w web and commit it.`).toBe(true);
});

/** Whether the right edge of a picture, a 30th of its width, is free of drawings. */
function hasMargin(svg: string): boolean {
  const { pixels, width, height } = new Resvg(svg).render();
  const colorAt = (x: number, y: number) => pixels.readUInt32LE(4 * (y * width + x));
  const edge = Array.from({ length: height }, (_, y) => colorAt(Math.floor((width * 29) / 30), y));
  return edge.every((color) => color === colorAt(0, 0));
}

test.each([
  [['Your team ', 'already decided all of this', ' and forgot why.']],
  [['Every single answer of your team has a ', 'source', '.']],
  [['', 'Decided', '']],
] as const)('the preview card fits the headline %j', (title) => {
  expect(hasMargin(preview(title))).toBe(true);
});

test.each(['Wit', 'Marginalia'])('the icon fits the initial of %s', (name) => {
  expect(hasMargin(icon(name))).toBe(true);
});
