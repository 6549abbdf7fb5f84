/** The name and what hangs on it. CONTRIBUTING, “Make it yours”, says what else to change. */
export const brand = {
  name: 'Stet',
  tagline: 'The memory agent for fast-growing teams',
  /** Follows the name, or “It”. */
  promise:
    'connects to your team chat and email, keeps every decision and action with its reason, and answers when your team asks.',
  /** What the name means. */
  meaning: 'Copy editors write “stet” beside words that must not be lost: let it stand. Stet does it for decisions.',
  /** Under the hero's hand. */
  sign: 'stet: let it stand',
  /** The last words of the landing page. */
  closing: 'Let it stand.',
} as const;

export const copyright = `© 2024 ${brand.name}`;

/** What the wordmark's five dots stand for, in their order. */
export const questionWords = ['Who', 'What', 'When', 'Why', 'Where'] as const;
type QuestionWord = (typeof questionWords)[number];

/** What happened, by question. */
export type Answers = Readonly<Record<QuestionWord, string>>;

export const answersTitle = 'For the record';

export interface PageText {
  /** In the browser's tab, in search results and in link previews. */
  title: string;
  description: string;
}

/** A page's name: its heading, and what links to it say. */
export const pageNames = {
  '/contact': 'Contact',
  '/privacy': 'Privacy Policy',
  '/terms': 'Terms of Service',
} as const;

/** Every page by its path; each is prerendered and listed in the sitemap. `App.tsx` says what each shows. */
export const pages = {
  '/': {
    title: `${brand.name}: ${brand.tagline}`,
    description: `${brand.name} ${brand.promise}`,
  },
  '/contact': {
    title: `${pageNames['/contact']} · ${brand.name}`,
    description: 'Ask a question, tell us what your team keeps losing, or ask us to erase what we hold about you.',
  },
  '/privacy': {
    title: `${pageNames['/privacy']} · ${brand.name}`,
    description:
      'What this site keeps about you, why, for how long, and how to have it erased. No cookies, no tracking.',
  },
  '/terms': {
    title: `${pageNames['/terms']} · ${brand.name}`,
    description: 'The few terms under which you may use this site and join the waitlist.',
  },
} satisfies Record<`/${string}`, PageText>;

export type PagePath = keyof typeof pages;
/** A path, with an optional `#anchor` or `?query`. */
export type PageAddress = PagePath | `${PagePath}${'#' | '?'}${string}`;

const notFoundPage: PageText = {
  title: `Page Not Found · ${brand.name}`,
  description: 'There is no page at this address.',
};

const isPagePath = (path: string): path is PagePath => Object.hasOwn(pages, path);

/** The texts of the page at a path, or of the page for unknown ones. */
export const pageText = (path: string): PageText => (isPagePath(path) ? pages[path] : notFoundPage);

/** On a page that has no other way to go on. */
export const returnHome = 'Return to Home';

export const notFound = {
  /** The second part is struck through, over dots that say it stays. */
  title: ['Page ', 'Not', ' Found'],
  lead: 'Nobody decided to put anything at this address.',
  answers: {
    Who: 'Nobody',
    What: 'Nothing',
    When: 'Never',
    Why: 'No reason was given',
    Where: 'At this address',
  } satisfies Answers,
} as const;

export const fallback = {
  title: 'Something went wrong',
  lead: "We're sorry, but something unexpected happened.",
  reload: 'Reload Page',
  answers: {
    Who: 'Us, not you',
    What: 'An error that nobody decided on',
    When: 'Just now',
    Why: 'We don’t know yet',
    Where: 'On this page',
  } satisfies Answers,
} as const;

export const navigation = {
  label: 'Main',
  /** Sections of the landing page, in its order, or pages. */
  links: [
    { to: '/#problem', label: 'Problem' },
    { to: '/#solution', label: 'Solution' },
    { to: '/#how-it-works', label: 'How it Works' },
    { to: '/#benefits', label: 'Benefits' },
  ],
  menu: 'Menu',
  skip: 'Skip to content',
  home: 'home',
  join: ['Join', 'Waitlist'],
  scrollToTop: 'Scroll to top',
} as const;

export const footer = {
  label: 'Footer',
  links: [
    { to: '/privacy', label: pageNames['/privacy'] },
    { to: '/terms', label: pageNames['/terms'] },
    { to: '/contact', label: pageNames['/contact'] },
  ],
  company: 'LinkedIn',
} as const;
