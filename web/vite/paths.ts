import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The web workspace's folder. */
export const WEB = dirname(dirname(fileURLToPath(import.meta.url)));
export const PUBLIC = `${WEB}/public`;
export const DIST = `${WEB}/dist`;
/** Built for the build itself and for whoever reads stack traces: never served. */
export const DIST_SERVER = `${WEB}/dist-server`;
/** The loader's chunks by name. */
export const CHUNKS_FILE = `${DIST_SERVER}/chunks.json`;
