import type { PagePath } from './pages.ts';

/** What search engines and link previews show below the title; only the prerenderer needs them. */
export const descriptions: Record<PagePath, string> = {
  '/': 'Stet connects to your team chat and mail, captures decisions with their reasons, and answers who decided what, when, why and where it was said.',
  '/contact': 'Ask a question, tell us what your team keeps losing, or ask us to erase what we hold about you.',
  '/privacy': 'What this site keeps about you, why, for how long, and how to have it erased. No cookies, no tracking.',
  '/terms': 'The few terms under which you may use this site and join the waitlist.',
};

export const notFoundDescription = 'There is no page at this address.';
