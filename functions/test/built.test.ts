import { existsSync } from 'node:fs';
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type EmbeddedFirestore, startFirestore } from '../../scripts/stack/firestore.ts';
import { CALL_TIMEOUT_SECONDS } from '../src/contract/index.ts';
import { CALLS_PER_MINUTE, REGION } from '../src/settings.ts';
import { startCallables } from './startCallables.ts';

vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 });

const dist = `${import.meta.dirname}/../dist`;
let firestore: EmbeddedFirestore;
let elsewhere: string;

beforeAll(async () => {
  if (!existsSync(`${dist}/functions.yaml`)) throw new Error('functions/dist is missing: run npm run build first.');
  firestore = await startFirestore();
  elsewhere = await mkdtemp(`${tmpdir()}/functions-`);
  await cp(dist, elsewhere, { recursive: true });
});

afterAll(async () => {
  firestore.stop();
  await rm(elsewhere, { recursive: true });
});

describe('the built folder', () => {
  test('works by itself, with no package near', async () => {
    const module = `${elsewhere}/index.js`;
    const callables = await startCallables({ firestoreHost: firestore.host, projectId: 'demo-built', module });
    const signup = { email: 'jane@example.com', source: 'modal', submissionId: crypto.randomUUID() };
    const message = { name: 'Jane', email: 'jane@example.com', message: 'Hi' };
    const joined = await callables.post('joinWaitlist', JSON.stringify({ data: signup }));
    const sent = await callables.post('submitContact', JSON.stringify({ data: message }));
    const log = await callables.stop();
    expect([joined.status, sent.status], log).toEqual([200, 200]);
  });

  test('loads App Check where it is enforced, and refuses calls without a valid token', async () => {
    const module = `${elsewhere}/index.js`;
    const env = { ENFORCE_APP_CHECK: 'true' };
    const callables = await startCallables({ firestoreHost: firestore.host, projectId: 'demo-built', module, env });
    const without = await callables.post('joinWaitlist', '{"data":null}');
    const headers = { 'x-firebase-appcheck': 'nonsense' };
    const invalid = await callables.post('joinWaitlist', '{"data":null}', { headers });
    const log = await callables.stop();
    expect([without.status, invalid.status], log).toEqual([401, 401]);
    expect(log).toContain('Decoding App Check token failed');
  });

  test('asks for this Node and for exact versions', async () => {
    const { engines, main, dependencies } = JSON.parse(await readFile(`${dist}/package.json`, 'utf8'));
    expect({ engines, main }).toEqual({ engines: { node: '24' }, main: 'index.js' });
    expect(Object.values(dependencies)).toEqual([expect.stringMatching(/^\d+\.\d+\.\d+$/)]);
  });

  test('has no source maps and says nothing of this machine', async () => {
    for (const file of ['index.js', 'load.js', 'callables.js', 'admin.js']) {
      const code = await readFile(`${dist}/${file}`, 'utf8');
      expect(code.includes('sourceMappingURL=data:') || code.includes(dist.split('/functions/')[0] ?? dist), file).toBe(
        false,
      );
    }
  });
});

describe('the manifest', () => {
  test('names both callables, in the region of Hosting’s rewrites, with bounds', async () => {
    const { endpoints } = JSON.parse(await readFile(`${dist}/functions.yaml`, 'utf8'));
    expect(Object.keys(endpoints).sort()).toEqual(['joinWaitlist', 'submitContact']);
    const { hosting } = JSON.parse(await readFile(`${import.meta.dirname}/../../firebase.json`, 'utf8'));
    for (const { function: rewritten } of hosting.rewrites) expect(rewritten.region).toBe(REGION);
    for (const endpoint of Object.values(endpoints)) {
      expect(endpoint).toMatchObject({
        region: [REGION],
        maxInstances: '{{ params.MAX_INSTANCES }}',
        minInstances: '{{ params.MIN_INSTANCES }}',
        timeoutSeconds: CALL_TIMEOUT_SECONDS,
        availableMemoryMb: expect.any(Number),
        concurrency: expect.any(Number),
        callableTrigger: {},
      });
    }
  });

  test('leaves no parameter to be asked for, and turns the limit off on one machine', async () => {
    const { params } = JSON.parse(await readFile(`${dist}/functions.yaml`, 'utf8'));
    const set = await readFile(`${dist}/.env`, 'utf8');
    for (const { name } of params) expect(set).toMatch(new RegExp(`^${name}=.+$`, 'm'));
    expect(await readFile(`${dist}/.env.local`, 'utf8')).toBe(`${CALLS_PER_MINUTE.name}=0\n`);
  });
});
