import { pageNames } from './pages.ts';

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
