import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { REGION } from '../../shared/contract.ts';
import { temporaryFolder } from '../../tests/kit/temporaryFolder.ts';
import { checkLaunch } from './checkLaunch.ts';
import { ABSENT, type Answers, answer, DENIED, OWNER, PARAMETERS, textsOf } from './completeProject.ts';

afterEach(() => void vi.unstubAllEnvs());

const COMPLETE = {
  ...{ owner: OWNER, parameters: PARAMETERS, site: 'https://stet.web.app', hosting: {}, pagesAlone: false },
  /** What the live pages say, and what the tools answer instead. */
  ...{ live: { address: '', isOther: false }, answers: {} as Answers },
};

/** Checks a launch that is complete but for these changes. */
async function check(changes: Partial<typeof COMPLETE>, root = temporaryFolder()) {
  const { owner, parameters, site, hosting, pagesAlone, live, answers } = { ...COMPLETE, ...changes };
  for (const folder of ['functions', 'web/src/content']) mkdirSync(join(root, folder), { recursive: true });
  const lines = Object.entries(parameters).map(([name, value]) => `${name}=${value}\n`);
  writeFileSync(join(root, 'functions/.env'), lines.join('').replaceAll(/=.*/g, '='));
  writeFileSync(join(root, 'functions/.env.stet-site'), lines.join(''));
  writeFileSync(join(root, 'web/.env.production'), `VITE_SITE_URL=${site}\n`);
  writeFileSync(join(root, 'firebase.json'), JSON.stringify({ hosting }));
  const asked: string[] = [];
  const ask = async (command: string) => {
    asked.push(command);
    return answer(command, answers);
  };
  const readPage = async () => ({ ...live, app: undefined });
  const launch = await checkLaunch('stet-site', ask, pagesAlone, { owner, root, readPage });
  const found = [...Object.values(launch.papers).flat(), ...launch.lacks, ...launch.doubts];
  return {
    found: [...textsOf(found), ...launch.reminders.map((sentence) => `reminder: ${sentence}`)],
    asked,
    sites: launch.sites,
  };
}
const owner = (changes: Partial<typeof OWNER>) => ({ owner: { ...OWNER, ...changes } });

test('the launch check finds nothing where all is there, and names the site’s addresses', async () => {
  expect(await check({})).toMatchObject({ found: [], sites: ['https://stet.web.app'] });
  const domain = await check({ hosting: { site: 'stet-2' }, site: 'https://stet.com' });
  expect(domain).toMatchObject({ found: [], sites: ['https://stet-2.web.app', 'https://stet.com'] });
});

test('the launch check of pages alone only asks Google where they are, and looks at no parameter', async () => {
  const { found, asked } = await check({ pagesAlone: true, parameters: { MAX_INSTANCES: 'many' } });
  expect([found, asked]).toEqual([[], ['firebase hosting:sites:list --project=stet-site']]);
});

test('the launch check asks before it replaces another site, or a mistyped id makes a second project', async () => {
  const { found } = await check({ live: { address: '', isOther: true } });
  expect(found).toEqual(['doubt: https://stet.web.app shows another site, which this replaces.']);
  const mistyped = await check({ answers: ABSENT, site: 'https://stet.com' });
  const others = 'There is no project stet-site, but this checkout has settings of others: https://stet.com.';
  expect(mistyped.found).toContain(`doubt: ${others}`);
});

test('the launch check names wrong settings without a login', async () => {
  const hosting = { rewrites: [{ source: '/' }, { function: { region: 'asia-east1' } }] };
  const answers = { 'projects:list': new Error('firebase projects:list: 401') };
  // The CLI takes backticks for a part of the value.
  const parameters = { ...PARAMETERS, SIGNUP_BODY: '`{"to":"{source}"}`' };
  const { found } = await check({ ...owner({ legalName: '', chat: 'Slack' }), hosting, answers, parameters });
  expect(found).toEqual([
    'lack: legalName is empty: name who runs the site.',
    expect.stringContaining('SIGNUP_BODY is `{"to":"{source}"}`; set JSON'),
    `lack: firebase.json says asia-east1, shared/contract.ts ${REGION}. Run perl -pi -e 's/asia-east1/${REGION}/' firebase.json`,
  ]);
  const login = 'If gcloud is missing, install it. Log in: npx firebase login && gcloud auth login';
  expect((await check({ answers })).found).toEqual([`lack: firebase projects:list: 401\n    ${login}`]);
});

test('the launch check reminds of mails and signups that nobody gets', async () => {
  const parameters = { ...PARAMETERS, OWNER_EMAIL: '' };
  const { found } = await check({ parameters, answers: { 'functions:list': [] } });
  expect(found).toEqual(['reminder: Nobody gets a mail about messages or failures: OWNER_EMAIL is empty.']);
  const unused = await check(owner({ mailService: 'Brevo' }));
  expect(unused.found).toEqual(['reminder: SIGNUP_BODY has no {email} for Brevo.']);
});

test('the launch check reminds of what this account may not see, and doesn’t judge it', async () => {
  // Without the channels, a new alert would have nobody to mail.
  const { found } = await check({ answers: { 'channels list': DENIED, 'policies list': [] } });
  const unseen = 'Not checked, because this account may not: gcloud alpha monitoring channels list.';
  expect(found).toEqual([`reminder: ${unseen}`]);
});

test('the launch check reminds of texts that differ from the confirmed ones, by the hash beside the day', async () => {
  const root = temporaryFolder();
  const [empty] = (await check(owner({ claimsConfirmedOn: '' }), root)).found;
  const hash = empty?.slice(-9, -1);
  const confirmed = owner({ claimsConfirmedOn: `2026-11-02 ${hash}` });
  for (const file of ['owner.ts', 'legal.test.ts']) writeFileSync(join(root, 'web/src/content', file), '');
  expect((await check(confirmed, root)).found).toEqual([]);
  writeFileSync(join(root, 'web/src/content/landing.ts'), 'More');
  const changed = 'reminder: web/src/content has changed since 2026-11-02: confirm it by the day and ';
  expect((await check(confirmed, root)).found).toEqual([expect.stringContaining(changed)]);
});

test('the launch check lets only a staging site have VITE_NOINDEX, and asks it for no papers', async () => {
  const hides = (url: string) => [
    `lack: VITE_NOINDEX (shell or web/.env*) would hide ${url}. Unset it, or set VITE_SITE_URL there, too.`,
  ];
  vi.stubEnv('VITE_NOINDEX', 'true');
  // Nothing is written before that is decided.
  expect((await check({ site: 'https://site.example' })).found).toEqual(hides('https://site.example'));
  vi.stubEnv('VITE_SITE_URL', 'https://staging.stet.com');
  const hidden = 'reminder: Search engines will leave out https://staging.stet.com: VITE_NOINDEX is set.';
  expect((await check(owner({ legalName: '', claimsConfirmedOn: '' }))).found).toEqual([hidden]);
  // This project has been live with another address, so it isn't the staging one.
  const live = { address: 'https://stet.com', isOther: false };
  expect((await check({ live })).found).toEqual(hides('https://staging.stet.com'));
  vi.stubEnv('VITE_NOINDEX', '').stubEnv('VITE_SITE_URL', '');
  const emptied = "lack: VITE_SITE_URL is empty in the shell, and would replace the site's own: unset it.";
  expect((await check({})).found).toEqual([emptied]);
});
