import { brand } from '../../web/src/content/brand.ts';
import { sections } from '../../web/src/content/navigation.ts';
import { pages } from '../../web/src/content/pages.ts';

/** Every route of the site, so that a new page is tested like the others. */
export const ROUTES = Object.keys(pages);
export const NAME = brand.name;
/** Every section in the navigation. */
export const SECTIONS: readonly { id: string; label: string }[] = sections;
