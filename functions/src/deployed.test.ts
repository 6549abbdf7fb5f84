import { execFile } from 'node:child_process';
import { cp, readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect } from 'vitest';
import { CALL_TIMEOUT_SECONDS, FORM_NAMES } from '../../shared/contract.ts';
import { creationEvent } from '../../tests/kit/creationEvent.ts';
import { documentsOf } from '../../tests/kit/firestore.ts';
import { temporaryFolder } from '../../tests/kit/temporaryFolder.ts';
import { FAILURE, loggedIn, test } from '../../tests/kit/testFunctions.ts';
import { VALID } from '../../tests/kit/validEntries.ts';
import { PASSING_ON } from './settings.ts';
import { COLLECTIONS } from './store.ts';

const run = promisify(execFile);
const functionsFolder = resolve(import.meta.dirname, '..');
const readJson = async (file: string) => JSON.parse(await readFile(file, 'utf8'));

/** Copies all that a deployment needs to a folder without node_modules. */
async function upload(): Promise<string> {
  const folder = temporaryFolder();
  for (const file of ['dist/index.cjs', 'package-lock.json', 'package.json']) {
    await cp(`${functionsFolder}/${file}`, `${folder}/${file}`);
  }
  return folder;
}

test('the upload works without other packages, and a failure raises one alert without personal data', async ({
  mailServer,
  start,
}) => {
  const env = { OWNER_EMAIL: 'owner@stet.example', SMTP_URL: mailServer.url };
  const functions = await start({ module: `${await upload()}/dist/index.cjs`, env });
  const joined = await functions.join({});
  const sent = await functions.post('submitContact', JSON.stringify({ data: VALID.submitContact }));
  const [message] = await documentsOf(functions.database, 'submitContact');
  const event = creationEvent(functions.projectId, `${message?.ref.path}`);
  mailServer.behaviour.refusesWith = 450;
  const refused = await fetch(functions.url('notifyOwner'), event);
  mailServer.behaviour.refusesWith = 0;
  const notified = await fetch(functions.url('notifyOwner'), event);
  expect((await message?.ref.get())?.get('notifiedAt')).toBeTruthy();
  const log = await functions.stop();
  const statuses = [joined, sent, refused, notified].map(({ status }) => status);
  expect(statuses, log).toEqual([200, 200, 500, 204]);
  expect(mailServer.mails).toMatchObject([{ from: env.OWNER_EMAIL, to: [env.OWNER_EMAIL] }]);
  // The framework also logs what the function throws.
  expect(loggedIn(log, FAILURE)).toMatchObject([{ message: expect.stringContaining('notifyOwner failed') }]);
  expect(log).not.toMatch(/jane|owner@|horse/i);
});

test('Cloud Build installs the tested framework from a lockfile that fits, without scripts', async () => {
  const folder = await upload();
  const framework = 'node_modules/@google-cloud/functions-framework';
  const { packages } = await readJson(`${folder}/package-lock.json`);
  const { packages: tested } = await readJson(`${functionsFolder}/../package-lock.json`);
  expect(packages[framework].integrity).toBe(tested[framework].integrity);
  const deployed = Object.entries<{ dev?: true; hasInstallScript?: true }>(packages).filter(([, { dev }]) => !dev);
  expect(deployed.filter(([, { hasInstallScript }]) => hasInstallScript)).toEqual([]);
  // If this fails, run: npm run lock -w functions
  await run('npm', ['ci', '--dry-run', '--offline', '--ignore-scripts'], { cwd: folder });
});

test('each function has limits, a service account and the tests’ version of Node', async () => {
  // The CLI reads the functions' options in this file.
  const manifest = `${temporaryFolder()}/functions.yaml`;
  const env = { ...process.env, FUNCTIONS_CONTROL_API: 'true', FUNCTIONS_MANIFEST_OUTPUT_PATH: manifest };
  await run('npm', ['exec', 'firebase-functions'], { cwd: functionsFolder, env });
  const { endpoints } = await readJson(manifest);
  const { functions } = await readJson(`${functionsFolder}/../firebase.json`);
  expect(functions[0].runtime).toBe(`nodejs${process.versions.node.split('.')[0]}`);
  const answering = {
    maxInstances: '{{ params.MAX_INSTANCES }}',
    timeoutSeconds: CALL_TIMEOUT_SECONDS,
    serviceAccountEmail: '{{ params.SERVICE_ACCOUNT }}',
  };
  const passingOn = ({ form, secret, setting }: (typeof PASSING_ON)[keyof typeof PASSING_ON]) => ({
    // One entry at a time: a repeated event then finds the mark.
    maxInstances: 1,
    concurrency: 1,
    omit: `{{ params.${setting.name} == "" }}`,
    secretEnvironmentVariables: [{ key: secret }],
    serviceAccountEmail: '{{ params.NOTIFY_SERVICE_ACCOUNT }}',
    eventTrigger: { eventFilterPathPatterns: { document: `${COLLECTIONS[form]}/{id}` }, retry: true },
  });
  expect(endpoints).toMatchObject({
    ...Object.fromEntries(FORM_NAMES.map((name) => [name, answering])),
    ...Object.fromEntries(Object.entries(PASSING_ON).map(([name, way]) => [name, passingOn(way)])),
  });
});

test('the alerts name every function', async () => {
  const alerts = ['failures', 'requests'].map((name) => `${functionsFolder}/../tools/launch/alerts/${name}.yaml`);
  const [failures, requests] = await Promise.all(alerts.map((file) => readFile(file, 'utf8')));
  const names = FORM_NAMES.join('|');
  for (const filter of [`(${names}|${Object.keys(PASSING_ON).join('|')}) failed`, `(${names}) refused`])
    expect(failures).toContain(filter);
  expect(requests).toContain(FORM_NAMES.map((name) => `"${name.toLowerCase()}"`).join(' OR '));
});
