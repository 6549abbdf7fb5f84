import url from 'virtual:app-face';
import { displayFace } from './displayFace.ts';

/** Adds the letters of all pages to the display face, for other pages of the app: the HTML embeds those of its own. */
export function addAppFace(): void {
  const { family, weight, ascent, descent } = displayFace;
  const face = new FontFace(family, `url(${url})`, {
    weight: `${weight}`,
    ascentOverride: `${ascent * 100}%`,
    descentOverride: `${descent * 100}%`,
  });
  // Added once it is loaded, so that no text waits for it. Without it, a fallback face shows the missing letters.
  face.load().then(
    () => document.fonts.add(face),
    () => {},
  );
}
