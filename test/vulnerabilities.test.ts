import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { globSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { createGunzip } from 'node:zlib';
import { test as base, expect } from 'vitest';
import { parse } from 'yaml';
import { LOOPBACK, listen } from '../local/ports.ts';
import { ROOT } from '../local/project.ts';
import { temporaryFolder } from './kit/temporaryFolder.ts';

const workflow = parse(readFileSync(join(ROOT, '.github', 'workflows', 'vulnerabilities.yml'), 'utf8'));
const commands: string[] = workflow.jobs.audit.steps.flatMap(({ run = '' }) => (run.includes('npm audit') ? run : []));
const LOCKFILES = globSync(['package-lock.json', '*/package-lock.json'], { cwd: ROOT });

const test = base.extend('registry', async ({}, { onCleanup }) => {
  const asked = new Set<string>();
  const advisories: Record<string, object[]> = {};
  const server = createServer(async (request, response) => {
    // npm also asks which versions of a vulnerable package exist.
    if (request.method !== 'POST') return void response.writeHead(404).end();
    const packages = (await json(request.pipe(createGunzip()))) as Record<string, string[]>;
    for (const [name, versions] of Object.entries(packages)) {
      for (const version of versions) asked.add(`${name}@${version}`);
    }
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(request.url?.includes('/advisories/bulk') ? advisories : {}));
  });
  onCleanup(() => void server.close());
  const url = `http://${LOOPBACK}:${await listen(server)}/`;
  /** Runs a command of the job. Resolves to its exit code. */
  const audit = async (command: string): Promise<number> => {
    const env = { ...process.env, npm_config_registry: url, npm_config_cache: temporaryFolder() };
    const [code] = await once(execFile('bash', ['-c', command], { cwd: ROOT, env }), 'exit');
    return code;
  };
  return { advisories, asked, audit };
});

/** The packages of a lockfile, each with its version. An alias holds the package's own name. */
function lockedIn(file: string): string[] {
  const { packages } = JSON.parse(readFileSync(join(ROOT, file), 'utf8'));
  return Object.entries<{ name?: string; version: string; link?: boolean }>(packages)
    .filter(([path, { link }]) => path.includes('node_modules/') && !link)
    .map(([path, { name, version }]) => `${name ?? path.split('node_modules/').at(-1)}@${version}`);
}

test('a scheduled job asks about every package of all lockfiles', async ({ registry }) => {
  expect(workflow.on.schedule).toHaveLength(1);
  const found = new Set<string>();
  for (const command of commands) {
    registry.asked.clear();
    expect(await registry.audit(command), command).toBe(0);
    for (const file of LOCKFILES) if (lockedIn(file).every((locked) => registry.asked.has(locked))) found.add(file);
  }
  expect([...found].sort()).toEqual([...LOCKFILES].sort());
});

test('a scheduled job fails for a vulnerability in what is deployed', async ({ registry }) => {
  const advisory = {
    id: 1,
    url: 'https://example.com',
    title: 'Injection',
    severity: 'high',
    vulnerable_versions: '*',
  };
  registry.advisories['@google-cloud/functions-framework'] = [advisory];
  for (const command of commands.slice(0, 2)) expect(await registry.audit(command), command).toBe(1);
});
