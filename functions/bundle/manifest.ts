import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

/**
 * The list of functions and parameters, so that the Firebase CLI needn't start them, and the parameters' values, so that
 * it doesn't prompt. Needs `npm run`'s PATH.
 */
export async function manifest(root: string): Promise<Record<string, string>> {
  const folder = await mkdtemp(join(tmpdir(), 'functions-'));
  const file = join(folder, 'functions.yaml');
  const env = { ...process.env, FUNCTIONS_CONTROL_API: 'true', FUNCTIONS_MANIFEST_OUTPUT_PATH: file };
  await promisify(execFile)('firebase-functions', [root], { env });
  const yaml = await readFile(file, 'utf8');
  await rm(folder, { recursive: true });
  const params: { name: string; default: unknown }[] = JSON.parse(yaml).params;
  const files: Record<string, string> = {
    'functions.yaml': yaml,
    '.env': params.map((param) => `${param.name}=${param.default}\n`).join(''),
    // On one machine everybody is one client.
    '.env.local': 'CALLS_PER_MINUTE=0\n',
  };
  for (const own of await readdir(root)) {
    if (own.startsWith('.env.')) files[own] = await readFile(join(root, own), 'utf8');
  }
  return files;
}
