import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The web workspace's folder. */
export const WEB = dirname(dirname(fileURLToPath(import.meta.url)));
export const DIST = `${WEB}/dist`;
