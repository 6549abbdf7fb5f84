import { type HTMLElement, parse } from 'node-html-parser';

/** Makes and parses a page of a site, which has a function for each file. */
export async function parsed(site: Record<string, () => unknown>, file: string): Promise<HTMLElement> {
  // These options also parse what is in `noscript`.
  return parse(`${await site[file]?.()}`, { blockTextElements: { script: true, style: true } });
}

export const one = (place: HTMLElement, selector: string): HTMLElement => place.querySelector(selector) ?? parse('');
/** The words of each element, on one line. */
export const textsOf = (place: HTMLElement, selector: string): string[] => place.querySelectorAll(selector).map(textOf);
const textOf = ({ text }: HTMLElement) => text.replaceAll(/[\s\u200b]+/g, ' ').trim();
export const linksOf = (place: HTMLElement) =>
  place.querySelectorAll('a').map((link) => [textOf(link), link.getAttribute('href')] as const);
