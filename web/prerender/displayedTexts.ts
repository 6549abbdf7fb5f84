import { brand } from '../src/content/brand.ts';
import { contact, waitlist } from '../src/content/formTexts.ts';
import * as landing from '../src/content/landing.ts';
import { privacy, terms } from '../src/content/legal.ts';
import { fallback, notFound, type PagePath } from '../src/content/pages.ts';

/** Where each page finds its headings, figures and questions, which are set in the display face. */
const CONTENT: Record<PagePath | '/404', object> = {
  '/': landing,
  '/contact': contact,
  '/privacy': privacy,
  '/terms': terms,
  '/404': notFound,
};

/** On every page: the wordmark, and the waitlist dialog. */
const EVERYWHERE = [brand.name, waitlist.title];

/** Keys of content whose texts are set in the display face. */
const DISPLAYED = /^(title|figure|unit|question)$/;

/** The texts that a page shows in the display face. */
export function displayedTexts(path: PagePath | '/404'): string[] {
  return [...EVERYWHERE, ...textsIn(CONTENT[path])];
}

/** The texts that the app shows in the display face, on any page. */
export function allDisplayedTexts(): string[] {
  return [...EVERYWHERE, ...textsIn({ ...CONTENT, fallback })];
}

function textsIn(content: object): string[] {
  return Object.entries(content).flatMap(([key, value]) => {
    if (DISPLAYED.test(key) && typeof value === 'string') return [value];
    if (DISPLAYED.test(key) && Array.isArray(value)) return [value.join('')];
    return typeof value === 'object' && value !== null ? textsIn(value) : [];
  });
}
