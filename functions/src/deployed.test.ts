import { execFile } from 'node:child_process';
import { cp, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { relative, resolve } from 'node:path';
import { parseEnv, promisify } from 'node:util';
import { expect } from 'vitest';
import { contactEvent } from '../../test/kit/contactEvent.ts';
import { temporaryFolder } from '../../test/kit/temporaryFolder.ts';
import { test as base } from '../../test/kit/testFunctions.ts';
import { VALID } from '../../test/kit/validEntries.ts';
import { apiPath, CALL_TIMEOUT_SECONDS, FORM_NAMES } from './contract/contract.ts';
import { REGION } from './settings.ts';

const run = promisify(execFile);
/** How the Firebase CLI finds the files that it uploads. */
const {
  readdirRecursive,
}: {
  readdirRecursive(options: { path: string; ignoreStrings: string[] }): Promise<{ name: string }[]>;
} = createRequire(import.meta.url)('firebase-tools/lib/fsAsync.js');
const functionsFolder = resolve(import.meta.dirname, '..');
const readJson = async (file: string) => JSON.parse(await readFile(file, 'utf8'));
const firebaseJson = () => readJson(`${functionsFolder}/../firebase.json`);

const test = base
  /** The files that the Firebase CLI uploads, copied to a folder without node_modules. */
  .extend('upload', async () => {
    const [{ ignore: ignoreStrings }] = (await firebaseJson()).functions;
    const found = await readdirRecursive({ path: functionsFolder, ignoreStrings });
    const files = found.map(({ name }) => relative(functionsFolder, name)).sort();
    const folder = temporaryFolder();
    for (const file of files) await cp(`${functionsFolder}/${file}`, `${folder}/${file}`);
    return { folder, files };
  })
  /** What the CLI reads of the functions. */
  .extend('manifest', async () => {
    const output = `${temporaryFolder()}/functions.yaml`;
    const env = { ...process.env, FUNCTIONS_CONTROL_API: 'true', FUNCTIONS_MANIFEST_OUTPUT_PATH: output };
    await run('npm', ['exec', 'firebase-functions'], { cwd: functionsFolder, env });
    return readJson(output);
  });

test('the uploaded files join, send and notify without any other package', async ({ mailServer, upload, start }) => {
  expect(upload.files).toEqual(['dist/index.cjs', 'package-lock.json', 'package.json']);
  const env = { OWNER_EMAIL: 'owner@stet.example', SMTP_URL: mailServer.url };
  const functions = await start({ module: `${upload.folder}/dist/index.cjs`, env });
  const message = { ...VALID.submitContact, submissionId: crypto.randomUUID() };
  const joined = await functions.join({});
  const sent = await functions.post('submitContact', JSON.stringify({ data: message }));
  const event = { id: 'event', projectId: functions.projectId, contactId: message.submissionId, fields: message };
  const notified = await functions.deliver(contactEvent(event));
  const log = await functions.stop();
  expect([joined.status, sent.status, notified], log).toEqual([200, 200, 204]);
  expect(mailServer.mails).toMatchObject([{ from: env.OWNER_EMAIL, to: [env.OWNER_EMAIL] }]);
});

test('Cloud Build installs the tested version of the framework, from a lockfile that fits', async ({ upload }) => {
  const framework = 'node_modules/@google-cloud/functions-framework';
  const { packages } = await readJson(`${upload.folder}/package-lock.json`);
  const { packages: tested } = await readJson(`${functionsFolder}/../package-lock.json`);
  expect(packages[framework].integrity).toBe(tested[framework].integrity);
  // Where this fails: npm run lock -w functions
  await run('npm', ['ci', '--dry-run', '--offline', '--ignore-scripts'], { cwd: upload.folder });
});

test('the functions are deployed for the version of Node that runs the tests', async () => {
  const [{ runtime }] = (await firebaseJson()).functions;
  expect(runtime).toBe(`nodejs${process.versions.node.split('.')[0]}`);
});

test('the source map points to the sources, and the bundle contains no absolute path', async ({ upload }) => {
  expect((await readJson(`${functionsFolder}/dist/index.cjs.map`)).sources).toContain('../src/endpoint.ts');
  expect(await readFile(`${upload.folder}/dist/index.cjs`, 'utf8')).not.toContain(resolve(functionsFolder, '..'));
});

test('each function has limits, a service account, and the region that Hosting calls', async ({ manifest }) => {
  const common = { region: [REGION], availableMemoryMb: expect.any(Number), concurrency: expect.any(Number) };
  const form = {
    ...common,
    callableTrigger: {},
    maxInstances: '{{ params.MAX_INSTANCES }}',
    minInstances: '{{ params.MIN_INSTANCES }}',
    timeoutSeconds: CALL_TIMEOUT_SECONDS,
    serviceAccountEmail: '{{ params.SERVICE_ACCOUNT }}',
  };
  expect(manifest.endpoints).toMatchObject({
    ...Object.fromEntries(FORM_NAMES.map((name) => [name, form])),
    notifyOwner: {
      ...common,
      maxInstances: 1,
      // One mail at a time: a repeated event then finds `notifiedAt`.
      concurrency: 1,
      secretEnvironmentVariables: [{ key: 'SMTP_URL' }],
      timeoutSeconds: 30,
      serviceAccountEmail: '{{ params.NOTIFY_SERVICE_ACCOUNT }}',
      eventTrigger: {
        eventType: 'google.cloud.firestore.document.v1.created',
        eventFilters: { database: '(default)' },
        eventFilterPathPatterns: { document: 'contact_submissions/{id}' },
        retry: true,
      },
    },
  });
  expect(Object.keys(manifest.endpoints)).toHaveLength(FORM_NAMES.length + 1);
  const rewrites = FORM_NAMES.map((functionId) => ({
    source: apiPath(functionId),
    function: { functionId, region: REGION },
  }));
  expect((await firebaseJson()).hosting.rewrites).toEqual(rewrites);
});

test('functions/.env holds each parameter with its default; .env.local disables the rate limit', async ({
  manifest,
}) => {
  const envOf = async (file: string) => parseEnv(await readFile(`${functionsFolder}/${file}`, 'utf8'));
  const defaults = manifest.params.map((param: { name: string; default: unknown }) => [param.name, `${param.default}`]);
  expect(await envOf('.env')).toEqual(Object.fromEntries(defaults));
  expect(await envOf('.env.local')).toEqual({ CALLS_PER_MINUTE: '0' });
});
