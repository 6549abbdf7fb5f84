import { existsSync, readFileSync } from 'node:fs';
import { wrap } from 'node:module';
import { Script } from 'node:vm';

// Loads the bundle with the code that V8 compiled for it, functions that ran included: Node's own compile cache leaves
// those out. V8 checks its own version and the bundle's length only, so each build must delete the code.

const bundle = `${__dirname}/functions.js`;

export const codeFile = `${bundle}.code`;

const cachedData = existsSync(codeFile) ? readFileSync(codeFile) : undefined;

/** The bundle is ASCII, which is read fastest as such. */
export const script = new Script(wrap(readFileSync(bundle, 'latin1')), { filename: bundle, cachedData });

const loaded = { exports: {} };
script.runInThisContext()(loaded.exports, require, loaded, bundle, __dirname);

export const functions = loaded.exports;
