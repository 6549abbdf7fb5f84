import { execFile } from 'node:child_process';
import { cp, readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, describe, expect } from 'vitest';
import { requireBuilt } from '../../scripts/stack/build.ts';
import { temporaryFolder } from '../../test/temporaryFolder.ts';
import { CALL_TIMEOUT_SECONDS } from '../src/contract/contract.ts';
import { REGION } from '../src/settings.ts';
import { contactEvent } from './contactEvent.ts';
import { test as base } from './testFunctions.ts';

const run = promisify(execFile);
const root = `${import.meta.dirname}/../..`;
const dist = `${root}/functions/dist`;
const readJson = async (file: string) => JSON.parse(await readFile(file, 'utf8'));

/** A copy with no package near. */
const test = base.extend('copy', async () => {
  const copy = temporaryFolder();
  await cp(dist, copy, { recursive: true });
  return copy;
});

beforeAll(() => requireBuilt(['functions']));

describe('the built folder', () => {
  test('works by itself', async ({ copy, start }) => {
    const env = { OWNER_EMAIL: 'owner@stet.example' };
    const functions = await start({ module: `${copy}/index.js`, env });
    const message = { name: 'Jane', email: 'jane@example.com', message: 'Hi', submissionId: crypto.randomUUID() };
    const joined = await functions.join({});
    const sent = await functions.post('submitContact', JSON.stringify({ data: message }));
    const event = { id: 'event', projectId: functions.projectId, contactId: message.submissionId, fields: message };
    const notified = await functions.deliver(contactEvent(event));
    const log = await functions.stop();
    expect([joined.status, sent.status, notified], log).toEqual([200, 200, 204]);
    expect(await functions.mails()).toMatchObject([{ to: env.OWNER_EMAIL }]);
  });

  test('is installed as it was tested: each package is the one that is locked here, and npm finds none missing', async ({
    copy,
  }) => {
    const { '': own, ...others } = (await readJson(`${dist}/package-lock.json`)).packages;
    const { packages: tested } = await readJson(`${root}/package-lock.json`);
    expect(own.name).toBe('functions');
    expect(Object.keys(others).length).toBeGreaterThan(100);
    for (const [folder, { integrity }] of Object.entries<{ integrity: string }>(others)) {
      expect(integrity, folder).toMatch(/^sha512-/);
      expect([tested[folder]?.integrity, tested[`functions/${folder}`]?.integrity], folder).toContain(integrity);
    }
    await run('npm', ['ci', '--dry-run', '--offline', '--ignore-scripts'], { cwd: copy });
  });

  test('runs on the Node that tests it', async () => {
    const { engines } = await readJson(`${dist}/package.json`);
    const { functions } = await readJson(`${root}/firebase.json`);
    const [major] = process.versions.node.split('.');
    expect([engines.node, functions[0].runtime]).toEqual([major, `nodejs${major}`]);
  });

  test('comes with its code compiled, which V8 accepts', async ({ copy }) => {
    const show = 'process.stdout.write(String(require("./load.js").script.cachedDataRejected))';
    expect((await run(process.execPath, ['-e', show], { cwd: copy })).stdout).toBe('false');
  });

  test('maps a stack back to the sources, in a file that is not uploaded; the code holds no path of this machine', async () => {
    expect((await readJson(`${dist}/functions.js.map`)).sources).toContain('../src/callables.ts');
    const { functions } = await readJson(`${root}/firebase.json`);
    expect(functions[0].ignore).toEqual(expect.arrayContaining(['*.map', '*.code', '.*']));
    const code = (await readFile(`${dist}/index.js`, 'utf8')) + (await readFile(`${dist}/functions.js`, 'utf8'));
    expect(code.includes('sourceMappingURL=data:') || code.includes(resolve(root))).toBe(false);
  });
});

describe('the manifest', () => {
  test('bounds each function, in the region of Hosting’s rewrites, with an account of its own', async () => {
    const { endpoints } = await readJson(`${dist}/functions.yaml`);
    const common = { region: [REGION], availableMemoryMb: expect.any(Number), concurrency: expect.any(Number) };
    const callable = {
      ...common,
      callableTrigger: {},
      maxInstances: '{{ params.MAX_INSTANCES }}',
      minInstances: '{{ params.MIN_INSTANCES }}',
      timeoutSeconds: CALL_TIMEOUT_SECONDS,
    };
    expect(endpoints).toMatchObject({
      joinWaitlist: { ...callable, serviceAccountEmail: '{{ params.JOIN_WAITLIST_SERVICE_ACCOUNT }}' },
      submitContact: { ...callable, serviceAccountEmail: '{{ params.SUBMIT_CONTACT_SERVICE_ACCOUNT }}' },
      notifyOwner: {
        ...common,
        maxInstances: 1,
        timeoutSeconds: expect.any(Number),
        serviceAccountEmail: '{{ params.NOTIFY_OWNER_SERVICE_ACCOUNT }}',
        eventTrigger: {
          eventType: 'google.cloud.firestore.document.v1.created',
          eventFilters: { database: '(default)' },
          eventFilterPathPatterns: { document: 'contact_submissions/{id}' },
          retry: true,
        },
      },
    });
    expect(Object.keys(endpoints)).toHaveLength(3);
    const { hosting } = await readJson(`${root}/firebase.json`);
    const rewrites = ['joinWaitlist', 'submitContact'].map((functionId) => ({
      source: `/api/${functionId}`,
      function: { functionId, region: REGION },
    }));
    expect(hosting.rewrites).toEqual(rewrites);
  });

  test('gives every parameter a value, and turns the limit off on one machine', async () => {
    const { params } = await readJson(`${dist}/functions.yaml`);
    const set = await readFile(`${dist}/.env`, 'utf8');
    for (const { name } of params) expect(set).toMatch(new RegExp(`^${name}=`, 'm'));
    expect(await readFile(`${dist}/.env.local`, 'utf8')).toBe('CALLS_PER_MINUTE=0\n');
  });
});
