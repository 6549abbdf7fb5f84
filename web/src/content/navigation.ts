import { pageNames } from './pages.ts';

/** Anchors on the landing page, in the order of the page. */
export const sections = [
  { id: 'problem', label: 'Problem' },
  { id: 'solution', label: 'Solution' },
  { id: 'how-it-works', label: 'How it Works' },
  { id: 'benefits', label: 'Benefits' },
] as const;

export const navigation = {
  label: 'Main',
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
