import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { displayedTexts } from '../prerender/displayedTexts.ts';
import { missingLetters } from './outline.ts';
import { pictures } from './pictures.ts';

// Run by hand when name, headline or theme change: the build only uses what this has written.

for (const [file, picture] of pictures()) writeFileSync(join(import.meta.dirname, '..', file), picture);
for (const text of displayedTexts()) {
  const missing = missingLetters(text);
  if (missing.length > 0) console.warn(`The display face has no ${missing.join(' ')}: “${text}” shows a fallback.`);
}
