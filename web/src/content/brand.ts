/** The name and what hangs on it. CONTRIBUTING, “Make it yours”, says what else to change. */
export const brand = {
  name: 'Stet',
  tagline: 'The memory agent for fast-growing teams',
  /** After the name, or “It”. */
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
