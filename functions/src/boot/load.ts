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
 * What a CommonJS file of this folder exports. It comes with the code that V8 once compiled for it, functions that ran
 * included, which halves a cold start; Node's own compile cache leaves those out. V8 itself refuses the code of another version.
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
