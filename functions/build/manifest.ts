import { execFile } from 'node:child_process';
import { copyFile, readdir, readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';

/** Writes which functions there are, which spares the Firebase CLI from starting them to ask. Needs `npm run`'s PATH. */
export async function writeManifest(root: string, dist: string): Promise<void> {
  const manifest = `${dist}/functions.yaml`;
  const env = { ...process.env, FUNCTIONS_CONTROL_API: 'true', FUNCTIONS_MANIFEST_OUTPUT_PATH: manifest };
  await promisify(execFile)('firebase-functions', [root], { env });
  const { params } = JSON.parse(await readFile(manifest, 'utf8'));
  await writeParameters(params, root, dist);
}

/** Gives each parameter its default, or the CLI would stop and ask. Files like `.env.<project id>` here override them. */
async function writeParameters(
  params: { name: string; default: unknown }[],
  root: string,
  dist: string,
): Promise<void> {
  await writeFile(`${dist}/.env`, params.map((param) => `${param.name}=${param.default}\n`).join(''));
  // On one machine everybody is one client.
  await writeFile(`${dist}/.env.local`, 'CALLS_PER_MINUTE=0\n');
  for (const file of await readdir(root)) {
    if (file.startsWith('.env.')) await copyFile(`${root}/${file}`, `${dist}/${file}`);
  }
}
