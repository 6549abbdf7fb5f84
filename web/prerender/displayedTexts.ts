import { brand } from '../src/content/brand.ts';
import { contact, waitlist } from '../src/content/formTexts.ts';
import * as landing from '../src/content/landing.ts';
import * as legal from '../src/content/legal.ts';
import { fallback, notFound } from '../src/content/pages.ts';

/** Keys of content whose texts are set in the display face: headings, figures and questions. */
const DISPLAYED = /^(title|figure|question)$/;

/** The texts that pages show in the display face. */
export function displayedTexts(): string[] {
  return [brand.name, ...textsIn({ contact, landing, legal, notFound, fallback, waitlist })];
}

function textsIn(content: object): string[] {
  return Object.entries(content).flatMap(([key, value]) => {
    if (DISPLAYED.test(key) && typeof value === 'string') return [value];
    if (DISPLAYED.test(key) && Array.isArray(value)) return [value.join('')];
    return typeof value === 'object' && value !== null ? textsIn(value) : [];
  });
}
