import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { OWNER, test } from './testDeploy.ts';

const STET = '--project stet-project --site stet-site';
const CONFIG = '--project stet-project --config firebase.deploy.json';
const LIVE_STEPS = ['ask firestore:databases:get', 'ask firestore:backups:schedules:list', 'test', 'build'];
const NEW_FUNCTIONS = `deploy --only firestore,functions ${CONFIG}`;
const KEEP_PAGES = 'hosting:clone stet-site:live stet-site:previous --project stet-project';
const NEW_PAGES = `deploy --only hosting ${CONFIG}`;
const WITHOUT_ACCOUNT = JSON.stringify({ params: [{ name: 'JOIN_SERVICE_ACCOUNT' }] });

test('tests, builds, and deploys the pages last', async ({ run }) => {
  const { code, steps, env } = await run(STET);
  expect(code).toBe(0);
  expect(steps).toEqual([...LIVE_STEPS, NEW_FUNCTIONS, NEW_PAGES]);
  expect(env.VITE_SITE_URL).toBe('https://stet.test');
});

test('deploys with the site, and caches for good only assets that exist', async ({ run, root, live }) => {
  live.files.set('/assets.json', JSON.stringify({ 'old.js': {}, 'lost.js': {} }));
  live.files.set('/assets/old.js', 'old');
  await run(STET);
  const { hosting, functions } = JSON.parse(readFileSync(join(root, 'firebase.deploy.json'), 'utf8'));
  expect([hosting.site, hosting.public, functions[0].source]).toEqual(['stet-site', 'web/dist', 'functions/dist']);
  const { regex } = hosting.headers.find((rule: { regex?: string }) => rule.regex);
  expect(regex).toBe('^/assets/(new\\.js|old\\.js)$');
});

test('keeps the live pages for a rollback right before new ones replace them', async ({ run, live }) => {
  live.files.set('/assets.json', '{}');
  const { steps } = await run(`${STET} --tested`);
  expect(steps.slice(-3)).toEqual([NEW_FUNCTIONS, KEEP_PAGES, NEW_PAGES]);
  expect(steps).not.toContain('test');
});

test.for([
  ['test', LIVE_STEPS.slice(0, 3)],
  ['deploy --only firestore', [...LIVE_STEPS, NEW_FUNCTIONS]],
  ['hosting:clone', [...LIVE_STEPS, NEW_FUNCTIONS, KEEP_PAGES]],
] as const)('ends if %s fails', async ([failing, expected], { run, live }) => {
  live.files.set('/assets.json', '{}');
  const { code, steps, printed } = await run(STET, {}, failing);
  expect(printed).toContain('failed');
  expect(code).toBe(1);
  expect(steps).toEqual(expected);
});

test('refuses open decisions before it tests or asks Google', async ({ run }) => {
  const { steps, printed } = await run(STET, { owner: { ...OWNER, legalName: '', claimsConfirmedOn: '' } });
  expect(printed).toContain('legalName is empty');
  expect(printed).toContain('claimsConfirmedOn is empty');
  expect(steps).toEqual([]);
});

test('refuses an unprotected database before it tests, with the commands that protect it', async ({ run }) => {
  const answers = { 'firestore:databases:get': {}, 'firestore:backups:schedules:list': [{ weeklyRecurrence: {} }] };
  const { steps, printed } = await run(STET, { ask: async ([command]) => answers[command as keyof typeof answers] });
  expect(printed.trimEnd().split('\n  ')).toEqual([
    '✗ Not ready to deploy:',
    "Point-in-time recovery is off: npx firebase firestore:databases:update '(default)' --point-in-time-recovery ENABLED --project stet-project",
    "Delete protection is off: npx firebase firestore:databases:update '(default)' --delete-protection ENABLED --project stet-project",
    'No daily backup: npx firebase firestore:backups:schedules:create --recurrence DAILY --retention 14d --project stet-project',
  ]);
  expect(steps).toEqual([]);
});

test('refuses a build without a service account or a policy before it uploads', async ({ run, file }) => {
  file('functions/dist/functions.yaml', WITHOUT_ACCOUNT);
  file('web/dist/open.html', '<p>Hello</p>');
  const { steps, printed } = await run(STET);
  expect(printed).toContain('gcloud iam service-accounts create join --project=stet-project');
  expect(printed).toContain('open.html has no content policy.');
  expect(steps).toEqual(LIVE_STEPS);
});

test('a dry run lists everything at once, without network', async ({ run, file }) => {
  file('functions/dist/functions.yaml', WITHOUT_ACCOUNT);
  const refused = await run('--dry-run', { owner: { ...OWNER, address: '' } });
  for (const word of ['.env.PROJECT: VITE_SITE_URL', 'address', 'JOIN_SERVICE_ACCOUNT'])
    expect(refused.printed).toContain(word);
  expect(refused.printed).toContain('Reminder: set a budget alert');
  file('functions/dist/functions.yaml', JSON.stringify({ params: [] }));
  const ready = await run(`${STET} --dry-run`);
  expect([refused.code, ready.code, refused.steps, ready.steps]).toEqual([1, 0, ['build'], ['build']]);
  expect(ready.printed).toContain('Ready to deploy. Nothing was uploaded.');
});

test('a preview needs no decisions and touches nothing live', async ({ run }) => {
  const { steps } = await run(`${STET} --preview words --tested`, { owner: { ...OWNER, legalName: '' } });
  expect(steps).toEqual(['build', `hosting:channel:deploy words ${CONFIG}`]);
});

test('rolls back to the kept pages, or to a version', async ({ run }) => {
  const last = await run(`${STET} --rollback`);
  expect(last.steps).toEqual(['hosting:clone stet-site:previous stet-site:live --project stet-project']);
  const chosen = await run(`${STET} --rollback 0a1b`);
  expect(chosen.steps).toEqual(['hosting:clone stet-site@0a1b stet-site:live --project stet-project']);
});

test('names the site like the project by default', async ({ run }) => {
  const { steps } = await run('--project stet-project --rollback');
  expect(steps).toEqual(['hosting:clone stet-project:previous stet-project:live --project stet-project']);
});

test.for([
  ['--tested', 'Name the project to deploy to: --project <id>.', 1],
  ['--project demo-stet', 'It belongs to the local stack. Name a real project', 2],
  ['--project x --preview Live', 'Use lowercase letters, digits and hyphens', 2],
  ['--project x --preview live', 'another name than live', 2],
  ['--project x --rollback --dry-run', "'--rollback [version]' cannot be used with option '--dry-run'", 2],
  ['--projet x', "unknown option '--projet'\n(Did you mean --project?)", 2],
  ['--project x live', 'too many arguments', 2],
] as const)('refuses %s with a sentence', async ([args, message, expected], { run }) => {
  const { code, steps, printed } = await run(args);
  expect(printed).toContain(message);
  expect([code, steps]).toEqual([expected, []]);
});
