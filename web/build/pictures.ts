import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { displayFace } from './font.ts';

type Renderer = typeof import('../src/app/server.tsx');
type Draw = (svg: string, width: number) => Buffer;

/** The brand's initial in the display face, as an outline: an icon file has no font to draw it with. */
const INITIAL =
  'M19.6 2.7L16.8 2.2L19.3 .1H19.7L21.2 9.8L20.6 9.9L16.3 3.2L17.9 5.1Q16.4 3.6 14.8 2.9T11.5 2.2Q9 2.2 7.9 3.3Q6.8 4.5 6.8 6.3Q6.8 7.5 7.4 8.4Q8 9.3 9 9.8T11.4 10.9Q12.7 11.4 14.1 11.9Q15.6 12.4 17 13Q18.5 13.7 19.6 14.7Q20.8 15.6 21.5 17.1Q22.3 18.7 22.3 20.9Q22.3 23.8 20.7 26Q19.1 28.1 16.5 29.3Q13.8 30.5 10.6 30.5Q8.5 30.5 6.7 30.2Q5 30 3.1 29.3L1.5 21.2H2.1L7.6 29.6L4.1 27.2Q5.9 28.2 7.3 28.8Q8.8 29.3 10.3 29.3Q12.8 29.3 14.3 28.6Q15.9 27.9 16.7 26.6T17.5 23.7Q17.5 22.1 16.7 21Q16 19.9 14.8 19.2T12.2 18Q10.8 17.5 9.4 17Q8 16.5 6.7 15.8Q5.4 15.2 4.4 14.3Q3.4 13.5 2.8 12.2Q2.3 11 2.3 9.2Q2.3 6.6 3.5 4.8Q4.8 2.9 7.1 1.9Q9.4 .9 12.5 .9Q14.5 .9 16.2 1.3Q17.8 1.7 19.6 2.7';

/** Drawings that aren't part of any page: icons, and the card that link previews show. By output file. */
export async function pictures({ brand, colorSchemes, hero, displayFont }: Renderer): Promise<Map<string, Buffer>> {
  const { text, background, marker } = colorSchemes.light.palette;
  const icon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path fill="${marker.main}" d="M0 0h32v32H0z"/><path transform="translate(8.2 2.6) scale(.66)" fill="${marker.contrastText}" d="${INITIAL}"/><g fill="${marker.contrastText}"><circle cx="11" cy="27" r="1.6"/><circle cx="16" cy="27" r="1.6"/><circle cx="21" cy="27" r="1.6"/></g></svg>`;

  const [before, marked, after] = hero.title;
  const letters = `${before}${marked}${after}${brand.tagline}${brand.name}`;

  return withFace(letters, (draw, widthOf) => {
    const [firstMarked, lastMarked] = marked.split(' ') as [string, string];
    const size = 124;
    const indent = widthOf(before, size);
    const line = (y: number, x: number, content: string) =>
      `<text x="${x}" y="${y}" font-family="${displayFont}" font-size="${size}" letter-spacing="-3">${content}</text>`;
    /** The page's marker stroke, with the same tapers. */
    const stroke = (y: number, x: number, content: string) => {
      const width = widthOf(content, size) + 32;
      const height = size * 1.1;
      const outline = `q0-15 74-15h${width - 86}q12 0 12 50v${height - 62}q0 12-62 12h${74 - width}q-12 0-12-62z`;
      return `<path fill="${marker.main}" d="M${x - 14} ${y - size * 0.86 + 15}${outline}"/>`;
    };
    const card = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630" fill="${text.primary}">
      <path fill="${background.default}" d="M0 0h1200v630H0z"/>
      <g transform="translate(80 64) scale(1.5)"><text y="30" font-family="${displayFont}" font-size="40">${brand.name}</text><path d="M5 38h70" stroke="${text.primary}" stroke-width="4" stroke-dasharray="0 16" stroke-linecap="round"/></g>
      ${stroke(310, 80 + indent, firstMarked)}${stroke(450, 80, lastMarked)}
      ${line(310, 80, before + firstMarked)}${line(450, 80, lastMarked + after)}
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
