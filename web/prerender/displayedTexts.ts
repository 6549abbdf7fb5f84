import { outcomeNames } from '../../shared/outcomes.ts';
import { brand } from '../src/content/brand.ts';
import { contact, waitlist } from '../src/content/formTexts.ts';
import * as landing from '../src/content/landing.ts';
import { privacy, terms } from '../src/content/legal.ts';
import { headingOf } from '../src/content/outcomeTexts.ts';
import { fallback, notFound } from '../src/content/pages.ts';

/** The content to search for texts in the display face. */
const CONTENT = { landing, waitlist, contact, privacy, terms, notFound, fallback };

/** Keys of content whose texts are set in the display face. */
const DISPLAYED = /^(title|figure|month|unit|question|answer)$/;

/** Returns the texts that the site shows in the display face, on any page. */
export function displayedTexts(): string[] {
  return [brand.name, ...outcomeNames.map(headingOf), ...textsIn(CONTENT)];
}

function textsIn(content: object): string[] {
  return Object.entries(content).flatMap(([key, value]) => {
    if (DISPLAYED.test(key) && typeof value === 'string') return [value];
    if (DISPLAYED.test(key) && Array.isArray(value)) return [value.join('')];
    return typeof value === 'object' && value !== null ? textsIn(value) : [];
  });
}
