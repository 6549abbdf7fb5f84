import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, relative } from 'node:path';
import { deflateRawSync, gzipSync } from 'node:zlib';
import type { Release } from './release.ts';

export interface UploadedFile {
  /** From the folder that is uploaded, with slashes. */
  path: string;
  content: Buffer;
  /** Bytes that go over the line. */
  compressed: number;
}

export interface Upload {
  hosting: UploadedFile[];
  functions: UploadedFile[];
}

// The Firebase CLI's own ideas of which files are to go.
const require = createRequire(import.meta.url);
const {
  listFiles,
}: { listFiles(folder: string, ignore: string[]): string[] } = require('firebase-tools/lib/listFiles');
const {
  readdirRecursive,
}: {
  readdirRecursive(options: { path: string; ignoreStrings: string[] }): Promise<{ name: string }[]>;
} = require('firebase-tools/lib/fsAsync');

/** The files of a release that the Firebase CLI uploads. */
export async function uploadOf({ folder, config }: Release): Promise<Upload> {
  const hosting = join(folder, config.hosting.public);
  const [codebase] = config.functions;
  const functions = join(folder, codebase?.source ?? '');
  const code = await readdirRecursive({ path: functions, ignoreStrings: [...(codebase?.ignore ?? [])] });
  return {
    hosting: listFiles(hosting, config.hosting.ignore)
      .sort()
      .map((path) => file(hosting, path, (content) => gzipSync(content, { level: 9 }))),
    functions: code
      .map(({ name }) => relative(functions, name).replaceAll('\\', '/'))
      .sort()
      .map((path) => file(functions, path, deflateRawSync)),
  };
}

function file(folder: string, path: string, compress: (content: Buffer) => Buffer): UploadedFile {
  const content = readFileSync(join(folder, path));
  return { path, content, compressed: compress(content).length };
}
