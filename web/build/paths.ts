import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The web workspace's folder. */
export const WEB = dirname(dirname(fileURLToPath(import.meta.url)));
/** Where the site is built to. */
export const DIST = process.env.SITE_FOLDER ?? `${WEB}/dist`;
/** Built for the build itself: never served. */
export const DIST_SERVER = `${DIST}-server`;
/** The loader's chunks by name, for whoever weighs them. */
export const CHUNKS_FILE = `${DIST_SERVER}/chunks.json`;
