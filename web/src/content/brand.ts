/** Whose site this is. All copy and the wordmark follow; `npm run draw -w web` draws icons and preview card. */
export const brand = {
  name: 'Stet',
  tagline: 'The memory agent for fast-growing teams',
  /** Whether proof marks are drawn, and what their word means. `components/Hand.tsx` draws the word. */
  proofMarks: {
    // Typed as boolean, so that the compiler checks brands with and without proof marks.
    drawn: true as boolean,
    meaning: 'Copy editors write “stet” beside words that must not be lost: let it stand.',
  },
} as const;

export const copyright = `© 2024 ${brand.name}`;
