import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { displayFace } from './font.ts';

type Renderer = typeof import('../src/app/server.tsx');
type Draw = (svg: string, width: number) => Buffer;

/** Drawings that aren't part of any page: icons, and the card that link previews show. By output file. */
export async function pictures({
  brand,
  colorSchemes,
  hero,
  wordmark,
  displayFont,
}: Renderer): Promise<Map<string, Buffer>> {
  const { text, background, marker } = colorSchemes.light.palette;
  const [initial] = wordmark.letters.split(/(?<=.)(?=M)/);
  const dots = (color: string) =>
    `<path d="${wordmark.dots.path}" fill="none" stroke="${color}" stroke-width="${wordmark.dots.width}" stroke-dasharray="${wordmark.dots.dashes}" stroke-linecap="round"/>`;

  const icon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path fill="${marker.main}" d="M0 0h32v32H0z"/><path transform="translate(8.2 2.6) scale(.66)" fill="${marker.contrastText}" d="${initial}"/><g fill="${marker.contrastText}"><circle cx="11" cy="27" r="1.6"/><circle cx="16" cy="27" r="1.6"/><circle cx="21" cy="27" r="1.6"/></g></svg>`;

  const [before, marked, after] = hero.title;
  const letters = `${before}${marked}${after}${brand.tagline}`;

  return withFace(letters, (draw, widthOf) => {
    const [firstMarked, lastMarked] = marked.split(' ') as [string, string];
    const size = 124;
    const indent = widthOf(before, size);
    const line = (y: number, x: number, content: string) =>
      `<text x="${x}" y="${y}" font-family="${displayFont}" font-size="${size}" letter-spacing="-3">${content}</text>`;
    const stroke = (y: number, x: number, content: string) =>
      `<rect x="${x - 14}" y="${y - size * 0.82}" width="${widthOf(content, size) + 22}" height="${size * 1.1}" rx="26" ry="34" fill="${marker.main}"/>`;
    const card = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630" fill="${text.primary}">
      <path fill="${background.default}" d="M0 0h1200v630H0z"/>
      <g transform="translate(80 64) scale(1.5)"><path d="${wordmark.letters}"/>${dots(text.primary)}</g>
      ${stroke(310, 80 + indent, firstMarked)}${stroke(446, 80, lastMarked)}
      ${line(310, 80, before + firstMarked)}${line(446, 80, lastMarked + after)}
      <text x="80" y="566" font-family="${displayFont}" font-size="38" fill="${text.secondary}">${brand.tagline}</text>
    </svg>`;
    return new Map([
      ['icon.svg', Buffer.from(icon)],
      ['icon-192.png', draw(icon, 192)],
      ['icon-512.png', draw(icon, 512)],
      ['apple-touch-icon.png', draw(icon, 180)],
      ['preview.png', draw(card, 1200)],
    ]);
  });
}

/** Lends a pen that knows the display face, and no font of this machine, so that pictures are the same everywhere. */
async function withFace<T>(
  letters: string,
  use: (draw: Draw, widthOf: (text: string, size: number) => number) => T,
): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'font-'));
  try {
    const file = join(folder, 'display.ttf');
    await writeFile(file, await displayFace(letters, 'sfnt'));
    const font = { loadSystemFonts: false, fontFiles: [file] };
    const open = (svg: string, width: number) => new Resvg(svg, { font, fitTo: { mode: 'width', value: width } });
    return use(
      (svg, width) => open(svg, width).render().asPng(),
      (text, size) => {
        // A full stop at the end, because a trailing space has no extent.
        const extent = (content: string) =>
          open(
            `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630"><text y="200" font-size="${size}" letter-spacing="-3">${content}</text></svg>`,
            1200,
          ).innerBBox()?.width ?? 0;
        return extent(`${text}.`) - extent('.');
      },
    );
  } finally {
    await rm(folder, { recursive: true });
  }
}
