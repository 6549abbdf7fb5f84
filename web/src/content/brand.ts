/** All texts and the wordmark use this brand. Icons and the preview card are plain files in `web/public`. */
export const brand = {
  name: 'Stet',
  tagline: 'The memory agent for fast-growing teams',
} as const;

export const copyright = `© 2024 ${brand.name}`;
