/** CONTRIBUTING, “The brand”, says what else has the name. */
export const brand = {
  name: 'Stet',
  tagline: 'The memory agent for fast-growing teams',
  /** After the name, or “It”. */
  promise:
    'connects to your team chat and email, keeps every decision and action with its reason, and answers when your team asks.',
} as const;

export const copyright = `© 2024 ${brand.name}`;
