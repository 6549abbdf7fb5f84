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
  /**
   * A word in handwriting, as strokes in a picture of 380 × 190. It signs what stands if it is the name, in whatever
   * case. Otherwise the display face writes the name.
   */
  hand: {
    word: 'stet',
    strokes: [
      'M95 82c1-12-6-18-18-18s-30 10-34 26c-5 24 42 22 36 46s-21 26-39 26c-16 0-25-6-28-18 4 14 18 18 34 18 38 0 82-74 109-142-19 48-30 92-35 114s1 28 12 28c16 0 36-19 53-33s39-23 42-35 0-20-9-20c-13 0-32 24-38 48s2 40 22 40c30 0 72-74 101-154-19 52-32 104-37 126s2 28 16 28c20 0 40-18 62-46',
      'M111 64c20 2 42 0 68-8M252 62c34 8 68-22 119-8',
    ],
  },
} as const;

export const copyright = `© 2024 ${brand.name}`;
