import { readFileSync } from 'node:fs';
import { wrap } from 'node:module';
import { Script } from 'node:vm';

interface Loaded {
  script: Script;
  exports: unknown;
}

/** What was loaded so far, by name. */
export const loaded = new Map<string, Loaded>();

/** Where V8's compiled code of a file is kept. */
export function codeFile(name: string): string {
  return `${__dirname}/${name}.code`;
}

/**
 * What a CommonJS file of this folder exports. The file comes with the code that V8 compiled for it when it was built,
 * functions that ran included, which halves a cold start; Node's own compile cache leaves those out. V8 takes the code
 * if its own version and the length of the file are the same, so whoever writes the file has to make its code anew.
 */
export function load(name: string): unknown {
  const known = loaded.get(name);
  if (known) return known.exports;
  const file = `${__dirname}/${name}`;
  // The bundles are ASCII: as such they are read fastest.
  const script = new Script(wrap(readFileSync(file, 'latin1')), { filename: file, cachedData: compiled(name) });
  const module = { exports: {} };
  script.runInThisContext()(module.exports, require, module, file, __dirname);
  loaded.set(name, { script, exports: module.exports });
  return module.exports;
}

function compiled(name: string): Buffer | undefined {
  try {
    return readFileSync(codeFile(name));
  } catch {
    return undefined;
  }
}
