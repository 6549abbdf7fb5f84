import { brand } from './brand.ts';

export interface PageMeta {
  title: string;
  description: string;
}

const description =
  'Stet connects to your team chat and mail, captures decisions with their reasons, and answers who decided what, when, why and where it was said.';

/** What search engines and link previews show, by route. Every key is prerendered. */
export const pages = {
  '/': { title: `${brand.name}: the memory agent for fast-growing teams`, description },
  '/contact': {
    title: `Contact · ${brand.name}`,
    description: 'Ask a question, tell us what your team keeps losing, or ask us to erase what we hold about you.',
  },
  '/privacy': {
    title: `Privacy Policy · ${brand.name}`,
    description:
      'What this site keeps about you, why, for how long, and how to have it erased. No cookies, no tracking.',
  },
  '/terms': {
    title: `Terms of Service · ${brand.name}`,
    description: 'The few terms under which you may use this site and join the waitlist.',
  },
} satisfies Record<string, PageMeta>;

export type PagePath = keyof typeof pages;

export const notFoundMeta: PageMeta = {
  title: `Page Not Found · ${brand.name}`,
  description: 'There is no page at this address.',
};
