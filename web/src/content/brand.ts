import { display } from '../theme/displayFace.ts';

/** Whose site this is: all copy and the wordmark follow. Icons and preview card are plain files in `web/public`. */
export const brand = {
  name: display('Stet'),
  tagline: 'The memory agent for fast-growing teams',
  /** The width of the name in the display face, in ems. */
  width: 1.841,
} as const;

export const copyright = `© 2024 ${brand.name}`;
