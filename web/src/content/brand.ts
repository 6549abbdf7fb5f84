/** Whose site this is. All copy and the wordmark follow; `npm run draw -w web` draws icons and preview card. */
export const brand = {
  name: 'Stet',
  tagline: 'The memory agent for fast-growing teams',
  /** The word in the margin beside text that stands, with its meaning; and whether proof marks are drawn at all. */
  proofMarks: { drawn: true, word: 'stet', meaning: 'In a proof, “stet” means: let it stand.' },
} as const;

export const copyright = `© 2024 ${brand.name}`;
