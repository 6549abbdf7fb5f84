import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startCallables } from '../../functions/test/startCallables.ts';
import { fakeTerminal } from '../entries/fakeTerminal.ts';
import { openDatabase } from '../stack/database.ts';
import { startFirestore } from '../stack/firestore.ts';
import { ROOT } from '../stack/project.ts';
import { readManifest } from './manifest.ts';
import { type Prepared, prepareRelease } from './prepare.ts';
import { writeAssets } from './previousAssets.ts';
import { report } from './report.ts';

const STET = { project: 'stet-project', site: 'stet-site' };
const firebaseTools = createRequire(createRequire(import.meta.url).resolve('firebase-tools/package.json'));

let folder: string;
let prepared: Prepared;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'stet-release-'));
  prepared = await prepareRelease(STET, join(folder, 'release'), writeAssets);
});
afterAll(() => rmSync(folder, { recursive: true }));

const paths = (part: 'hosting' | 'functions') => prepared.upload[part].map(({ path }) => path);

test('what was built may be deployed', () => {
  expect(prepared.problems).toEqual([]);
});

test('the pages and their assets are uploaded, and nothing that should stay at home', () => {
  expect(paths('hosting')).toEqual(
    expect.arrayContaining(['index.html', '404.html', 'contact.html', 'privacy.html', 'terms.html', 'assets.json']),
  );
  for (const path of [...paths('hosting'), ...paths('functions')]) {
    expect(path).not.toMatch(/(^|\/)\.|\.map$|\.tsx?$|\.log$|node_modules|\.code$/);
  }
});

test('the functions are one folder with the packages they need at exact versions', () => {
  expect(paths('functions')).toEqual(expect.arrayContaining(['functions.yaml', 'index.js', 'package.json']));
  const { dependencies } = JSON.parse(readFileSync(join(folder, 'release', 'functions', 'package.json'), 'utf8'));
  for (const version of Object.values(dependencies)) expect(version).toMatch(/^\d+\.\d+\.\d+$/);
});

test('the Firebase CLI takes the configuration', () => {
  const { getValidator } = firebaseTools('./lib/firebaseConfigValidate');
  const config = JSON.parse(readFileSync(join(folder, 'release', 'firebase.json'), 'utf8'));
  const validate = getValidator();
  expect(validate(config), JSON.stringify(validate.errors)).toBe(true);
  expect(config.hosting).toMatchObject({ site: 'stet-site', public: 'hosting' });
  expect(JSON.stringify(config)).not.toContain('predeploy');
});

test('only assets that are there are cached for good', () => {
  const { hosting } = JSON.parse(readFileSync(join(folder, 'release', 'firebase.json'), 'utf8'));
  const rule = hosting.headers.find((header: { regex?: string }) => header.regex);
  const assets = paths('hosting').filter((path) => path.startsWith('assets/'));
  for (const path of assets) expect(`/${path}`).toMatch(new RegExp(rule.regex));
  expect('/assets/gone.js').not.toMatch(new RegExp(rule.regex));
});

test('a project’s parameters are those that the Firebase CLI finds, its own before the defaults', async () => {
  const functions = join(folder, 'parameters');
  cpSync(join(folder, 'release', 'functions'), functions, { recursive: true });
  writeFileSync(join(functions, '.env.stet-project'), 'MAX_INSTANCES=9\nMIN_INSTANCE=1\n');
  const { endpoints, parameters, unknown } = readManifest(functions, STET.project);
  expect(parameters.MAX_INSTANCES).toEqual({ value: '9', isDefault: false });
  expect(parameters.MIN_INSTANCES).toEqual({ value: '0', isDefault: true });
  expect(unknown).toEqual(['MIN_INSTANCE']);
  const resolved = await resolvedByFirebase(functions, STET.project);
  expect(Object.keys(endpoints).sort()).toEqual(Object.keys(resolved).sort());
  for (const [name, { options }] of Object.entries(endpoints)) {
    for (const [option, value] of Object.entries(options)) expect(String(resolved[name]?.[option])).toBe(value);
  }
});

test('the function that tells an owner is deployed where there is one', async () => {
  const functions = join(folder, 'owner');
  cpSync(join(folder, 'release', 'functions'), functions, { recursive: true });
  for (const [email, there] of [
    ['', false],
    ['owner@stet.example', true],
  ] as const) {
    writeFileSync(join(functions, '.env.stet-project'), `OWNER_EMAIL=${email}\n`);
    expect('notifyOwner' in readManifest(functions, STET.project).endpoints).toBe(there);
    expect('notifyOwner' in (await resolvedByFirebase(functions, STET.project))).toBe(there);
  }
});

test('the report names every file, function, parameter, rule and index', () => {
  const printed = report(prepared, fakeTerminal().terminal);
  const { manifest, indexes } = prepared;
  const names = [
    ...paths('hosting'),
    ...paths('functions'),
    ...Object.keys(manifest.endpoints),
    ...Object.keys(manifest.parameters),
  ];
  for (const name of names) expect(printed).toContain(name);
  for (const { collectionGroup } of indexes.indexes) expect(printed).toContain(collectionGroup);
  expect(printed).toContain('allow read, write: if false;');
});

test('what is uploaded runs by itself, with its own packages only, and serves a join', async () => {
  const alone = join(folder, 'alone');
  for (const { path, content } of prepared.upload.functions) {
    mkdirSync(dirname(join(alone, path)), { recursive: true });
    writeFileSync(join(alone, path), content);
  }
  const { main, dependencies, scripts } = JSON.parse(readFileSync(join(alone, 'package.json'), 'utf8'));
  for (const name of Object.keys(dependencies)) {
    mkdirSync(dirname(join(alone, 'node_modules', name)), { recursive: true });
    symlinkSync(join(ROOT, 'node_modules', name), join(alone, 'node_modules', name), 'junction');
  }
  // As Cloud Build does after installing.
  const build = scripts?.['gcp-build'];
  const PATH = `${dirname(process.execPath)}:${process.env.PATH}`;
  if (build) execFileSync(build, { cwd: alone, shell: true, env: { ...process.env, PATH } });

  const firestore = await startFirestore();
  const { database, close } = openDatabase({ firestoreHost: firestore.host, projectId: 'demo-alone' });
  const parameters = Object.entries(prepared.manifest.parameters).map(([name, { value }]) => [name, value]);
  const callables = await startCallables({
    firestoreHost: firestore.host,
    projectId: 'demo-alone',
    module: join(alone, main),
    env: Object.fromEntries(parameters),
  });
  try {
    const body = JSON.stringify({ data: { email: 'Jane@Example.com ', source: 'modal' } });
    expect(await callables.post('joinWaitlist', body)).toEqual({ status: 200, body: { result: {} } });
    const kept = await database.doc('waitlist_signups/jane@example.com').get();
    expect(kept.data()).toMatchObject({ email: 'jane@example.com', source: 'modal' });
    expect(await callables.post('joinWaitlist', body)).toMatchObject({ status: 409 });
  } finally {
    await callables.stop();
    await close();
    firestore.stop();
  }
});

/** The functions' options as the Firebase CLI would deploy them. */
async function resolvedByFirebase(source: string, projectId: string): Promise<Record<string, Record<string, unknown>>> {
  const { detectFromYaml } = firebaseTools('./lib/deploy/functions/runtimes/discovery');
  const { resolveBackend } = firebaseTools('./lib/deploy/functions/build');
  const { loadUserEnvs } = firebaseTools('./lib/functions/env');
  const { backend } = await resolveBackend({
    build: await detectFromYaml(source, projectId, 'nodejs24'),
    firebaseConfig: { projectId },
    userEnvs: loadUserEnvs({ functionsSource: source, projectId, projectDir: source }),
    nonInteractive: true,
    isEmulator: false,
  });
  return Object.assign({}, ...Object.values(backend.endpoints));
}
