import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The web workspace's folder. */
export const WEB = dirname(dirname(fileURLToPath(import.meta.url)));
export const PUBLIC = `${WEB}/public`;
export const DIST = `${WEB}/dist`;
/** Never served: the prerenderer, and the source maps. */
export const DIST_SERVER = `${WEB}/dist-server`;
/** To read production stacks with. */
export const SOURCE_MAPS = `${DIST_SERVER}/maps`;
