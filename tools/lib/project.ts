import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { REGION } from '../../shared/contract.ts';

export const ROOT = join(import.meta.dirname, '../..');

export const FIREBASE = join(ROOT, 'node_modules/firebase-tools/lib/bin/firebase.js');
/** In seconds. The CLI's own ten are too few to load the functions on a slow machine. */
process.env.FUNCTIONS_DISCOVERY_TIMEOUT ??= '60';

/** The local stack's project. firebase-tools never lets a `demo-…` id reach a real project. */
export function defaultProject(): string {
  const id: string = readJson('.firebaserc').projects?.default ?? 'empty';
  if (id.startsWith('demo-')) return id;
  throw new Error(`The default in .firebaserc must be like demo-stet, not ${id}. Pass a real one as --project.`);
}

interface Hosting {
  rewrites?: { function?: { region: string } }[];
}

/** Returns a sentence for each other region that Hosting would pass calls on to. There, nobody would answer. */
export function wrongRegions({ rewrites = [] }: Hosting): string[] {
  const others = rewrites.flatMap((rewrite) => rewrite.function?.region ?? []).filter((region) => region !== REGION);
  const mend = (other: string) => `Run perl -pi -e 's/${other}/${REGION}/' firebase.json`;
  return [...new Set(others)].map(
    (other) => `firebase.json says ${other}, shared/contract.ts ${REGION}. ${mend(other)}`,
  );
}

export function readJson(path: string) {
  return JSON.parse(readFileSync(join(ROOT, path), 'utf8'));
}
