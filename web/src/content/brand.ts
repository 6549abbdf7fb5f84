/** Whose site this is. All copy and the wordmark follow; `npm run draw -w web` draws icons and preview card. */
export const brand = {
  name: 'Stet',
  tagline: 'The memory agent for fast-growing teams',
  /**
   * Whether the editor's marks are drawn and spoken of: five dots, strikes, and the word that `Hand.tsx` writes. Typed as
   * boolean, so that the compiler checks brands with and without them.
   */
  proofMarks: true as boolean,
} as const;

export const copyright = `© 2024 ${brand.name}`;
