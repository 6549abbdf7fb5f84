import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { requireBuilt } from '../../scripts/stack/build.ts';
import { openDatabase } from '../../scripts/stack/database.ts';
import { type EmbeddedFirestore, startFirestore } from '../../scripts/stack/firestore.ts';
import { CALL_TIMEOUT_SECONDS, forms } from '../src/contract/contract.ts';
import { CALLS_PER_MINUTE, REGION, SERVICE_ACCOUNTS } from '../src/settings.ts';
import { contactEvent } from './contactEvent.ts';
import { startCallables } from './startCallables.ts';

vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 });

const dist = `${import.meta.dirname}/../dist`;
let firestore: EmbeddedFirestore;
let elsewhere: string;

beforeAll(async () => {
  requireBuilt(['functions']);
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
    const env = { OWNER_EMAIL: 'owner@stet.example' };
    const callables = await startCallables({ firestoreHost: firestore.host, projectId: 'demo-built', module, env });
    const signup = { email: 'jane@example.com', source: 'modal', submissionId: crypto.randomUUID() };
    const message = { name: 'Jane', email: 'jane@example.com', message: 'Hi', submissionId: crypto.randomUUID() };
    const joined = await callables.post('joinWaitlist', JSON.stringify({ data: signup }));
    const sent = await callables.post('submitContact', JSON.stringify({ data: message }));
    const event = { id: 'event', projectId: 'demo-built', contactId: message.submissionId, fields: message };
    const told = await fetch(callables.url('notifyOwner'), contactEvent(event));
    const log = await callables.stop();
    expect([joined.status, sent.status, told.status], log).toEqual([200, 200, 204]);
    const { database, close } = openDatabase({ firestoreHost: firestore.host, projectId: 'demo-built' });
    expect((await database.doc('mail/event').get()).get('to')).toBe(env.OWNER_EMAIL);
    await close();
  });

  test('asks for this Node and for exact versions', async () => {
    const { engines, main, dependencies } = JSON.parse(await readFile(`${dist}/package.json`, 'utf8'));
    expect({ engines, main }).toEqual({ engines: { node: '24' }, main: 'index.js' });
    expect(Object.values(dependencies)).toEqual([expect.stringMatching(/^\d+\.\d+\.\d+$/)]);
  });

  test('is installed as it was tested: each package is the one that is locked here, and npm finds none missing', async () => {
    const { packages } = JSON.parse(await readFile(`${dist}/package-lock.json`, 'utf8'));
    const { packages: tested } = JSON.parse(await readFile(`${import.meta.dirname}/../../package-lock.json`, 'utf8'));
    const { '': own, ...others } = packages;
    expect(own.name).toBe('functions');
    expect(Object.keys(others).length).toBeGreaterThan(100);
    for (const [folder, { integrity }] of Object.entries<{ integrity: string }>(others)) {
      expect([tested[folder]?.integrity, tested[`functions/${folder}`]?.integrity], folder).toContain(integrity);
    }
    await promisify(execFile)('npm', ['ci', '--dry-run', '--offline', '--ignore-scripts'], { cwd: elsewhere });
  });

  test('comes with its code compiled, which V8 accepts', async () => {
    const show = 'process.stdout.write(String(require("./load.js").script.cachedDataRejected))';
    const { stdout } = await promisify(execFile)(process.execPath, ['-e', show], { cwd: elsewhere });
    expect(stdout).toBe('false');
  });

  test('has no source of this machine in its code', async () => {
    for (const file of ['index.js', 'functions.js']) {
      const code = await readFile(`${dist}/${file}`, 'utf8');
      expect(code.includes('sourceMappingURL=data:') || code.includes(dist.split('/functions/')[0] ?? dist), file).toBe(
        false,
      );
    }
  });

  test('maps a stack back to the sources, in a file that is not uploaded', async () => {
    const { sources } = JSON.parse(await readFile(`${dist}/functions.js.map`, 'utf8'));
    expect(sources).toContain('../src/callables.ts');
    const { functions } = JSON.parse(await readFile(`${import.meta.dirname}/../../firebase.json`, 'utf8'));
    expect(functions[0].ignore).toEqual(expect.arrayContaining(['*.map', '*.code', '.*']));
  });
});

interface Rewrite {
  source: string;
  function: { functionId: string; region: string };
}

describe('the manifest', () => {
  const readManifest = async () => JSON.parse(await readFile(`${dist}/functions.yaml`, 'utf8'));

  test('names the functions, in the region of Hosting’s rewrites, with bounds and an account each', async () => {
    const { endpoints } = await readManifest();
    expect(Object.keys(endpoints).sort()).toEqual(['joinWaitlist', 'notifyOwner', 'submitContact']);
    const { hosting } = JSON.parse(await readFile(`${import.meta.dirname}/../../firebase.json`, 'utf8'));
    const rewrites = hosting.rewrites.map(({ source, function: target }: Rewrite) => [
      source,
      target.functionId,
      target.region,
    ]);
    expect(rewrites).toEqual(Object.keys(forms).map((form) => [`/api/${form}`, form, REGION]));
    for (const endpoint of Object.values(endpoints)) {
      expect(endpoint).toMatchObject({
        region: [REGION],
        maxInstances: expect.anything(),
        timeoutSeconds: expect.any(Number),
        availableMemoryMb: expect.any(Number),
        concurrency: expect.any(Number),
      });
    }
    const accounts = Object.values<{ serviceAccountEmail: string }>(endpoints).map((end) => end.serviceAccountEmail);
    expect(accounts.sort()).toEqual(
      Object.values(SERVICE_ACCOUNTS)
        .map(({ name }) => `{{ params.${name} }}`)
        .sort(),
    );
  });

  test('bounds the callables by the parameters', async () => {
    const { endpoints } = await readManifest();
    for (const name of ['joinWaitlist', 'submitContact']) {
      expect(endpoints[name]).toMatchObject({
        maxInstances: '{{ params.MAX_INSTANCES }}',
        minInstances: '{{ params.MIN_INSTANCES }}',
        timeoutSeconds: CALL_TIMEOUT_SECONDS,
        callableTrigger: {},
      });
    }
  });

  test('delivers events of new contact messages to notifyOwner, again after a failure', async () => {
    const { endpoints } = await readManifest();
    expect(endpoints.notifyOwner.eventTrigger).toMatchObject({
      eventType: 'google.cloud.firestore.document.v1.created',
      eventFilters: { database: '(default)' },
      eventFilterPathPatterns: { document: 'contact_submissions/{id}' },
      retry: true,
    });
  });

  test('gives every parameter a value, and turns the limit off on one machine', async () => {
    const { params } = await readManifest();
    const set = await readFile(`${dist}/.env`, 'utf8');
    for (const { name } of params) expect(set).toMatch(new RegExp(`^${name}=`, 'm'));
    expect(await readFile(`${dist}/.env.local`, 'utf8')).toBe(`${CALLS_PER_MINUTE.name}=0\n`);
  });
});
