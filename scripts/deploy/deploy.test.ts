import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { OWNER, test } from './testDeploy.ts';

const CONFIG = '--project stet-project --config firebase.deploy.json';
const LIVE_STEPS = ['ask firestore:databases:get', 'ask firestore:backups:schedules:list', 'test', 'build'];
const NEW_FUNCTIONS = `deploy --only firestore,functions ${CONFIG}`;
const KEEP_PAGES = 'hosting:clone stet-site:live stet-site:previous --project stet-project';
const NEW_PAGES = `deploy --only hosting ${CONFIG}`;
const WITHOUT_ACCOUNT = JSON.stringify({ params: [{ name: 'JOIN_SERVICE_ACCOUNT' }] });

test('tests, builds, and deploys the pages last', async ({ run }) => {
  const { error, steps, env } = await run();
  expect(error).toBeUndefined();
  expect(steps).toEqual([...LIVE_STEPS, NEW_FUNCTIONS, NEW_PAGES]);
  expect(env.VITE_SITE_URL).toBe('https://stet.test');
});

test('deploys with the site, and caches for good only assets that exist', async ({ run, root, live }) => {
  live.files.set('/assets.json', JSON.stringify({ 'old.js': {}, 'lost.js': {} }));
  live.files.set('/assets/old.js', 'old');
  await run();
  const { hosting, functions } = JSON.parse(readFileSync(join(root, 'firebase.deploy.json'), 'utf8'));
  expect([hosting.site, hosting.public, functions[0].source]).toEqual(['stet-site', 'web/dist', 'functions/dist']);
  const { regex } = hosting.headers.find((rule: { regex?: string }) => rule.regex);
  expect(regex).toBe('^/assets/(new\\.js|old\\.js)$');
});

test('keeps the live pages for a rollback right before new ones replace them', async ({ run, live }) => {
  live.files.set('/assets.json', '{}');
  const { steps } = await run({ tested: true });
  expect(steps.slice(-3)).toEqual([NEW_FUNCTIONS, KEEP_PAGES, NEW_PAGES]);
  expect(steps).not.toContain('test');
});

test.for([
  ['test', LIVE_STEPS.slice(0, 3)],
  ['deploy --only firestore', [...LIVE_STEPS, NEW_FUNCTIONS]],
  ['hosting:clone', [...LIVE_STEPS, NEW_FUNCTIONS, KEEP_PAGES]],
] as const)('ends if %s fails', async ([failing, expected], { run, live }) => {
  live.files.set('/assets.json', '{}');
  const { error, steps } = await run({}, {}, failing);
  expect(error).toContain('failed');
  expect(steps).toEqual(expected);
});

test('refuses open decisions before it tests or asks Google', async ({ run }) => {
  const { error, steps } = await run({}, { owner: { ...OWNER, legalName: '', claimsConfirmedOn: '' } });
  expect(error).toContain('legalName is empty');
  expect(error).toContain('claimsConfirmedOn is empty');
  expect(steps).toEqual([]);
});

test('refuses an unprotected database before it tests, with the commands that protect it', async ({ run }) => {
  const answers = { 'firestore:databases:get': {}, 'firestore:backups:schedules:list': [{ weeklyRecurrence: {} }] };
  const { error, steps } = await run({}, { ask: async ([command]) => answers[command as keyof typeof answers] });
  expect(error?.split('\n  ')).toEqual([
    'Not ready to deploy:',
    "Point-in-time recovery is off: npx firebase firestore:databases:update '(default)' --point-in-time-recovery ENABLED --project stet-project",
    "Delete protection is off: npx firebase firestore:databases:update '(default)' --delete-protection ENABLED --project stet-project",
    'No daily backup: npx firebase firestore:backups:schedules:create --recurrence DAILY --retention 14d --project stet-project',
  ]);
  expect(steps).toEqual([]);
});

test('refuses functions without a service account before it uploads', async ({ run, file }) => {
  file('functions/dist/functions.yaml', WITHOUT_ACCOUNT);
  const { error, steps } = await run();
  expect(error).toContain('gcloud iam service-accounts create join --project=stet-project');
  expect(steps).toEqual(LIVE_STEPS);
});

test('a dry run lists everything at once, without network', async ({ run, file }) => {
  file('functions/dist/functions.yaml', WITHOUT_ACCOUNT);
  const refused = await run({ dryRun: true, project: 'PROJECT' }, { owner: { ...OWNER, address: '' } });
  for (const word of ['VITE_SITE_URL', 'address', 'JOIN_SERVICE_ACCOUNT']) expect(refused.error).toContain(word);
  expect(refused.printed).toContain('Reminder: set a budget alert');
  file('functions/dist/functions.yaml', JSON.stringify({ params: [] }));
  const ready = await run({ dryRun: true });
  expect([ready.error, refused.steps, ready.steps]).toEqual([undefined, ['build'], ['build']]);
  expect(ready.printed).toContain('Ready to deploy. Nothing was uploaded.');
});

test('a preview needs no decisions and touches nothing live', async ({ run }) => {
  const { steps } = await run({ preview: 'words', tested: true }, { owner: { ...OWNER, legalName: '' } });
  expect(steps).toEqual(['build', `hosting:channel:deploy words ${CONFIG}`]);
});

test('rolls back to the kept pages, or to a version', async ({ run }) => {
  const last = await run({ rollback: true });
  expect(last.steps).toEqual(['hosting:clone stet-site:previous stet-site:live --project stet-project']);
  const chosen = await run({ rollback: '0a1b' });
  expect(chosen.steps).toEqual(['hosting:clone stet-site@0a1b stet-site:live --project stet-project']);
});
