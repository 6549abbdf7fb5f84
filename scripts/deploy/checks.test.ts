import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { owner } from '../../web/src/content/owner.ts';
import { ownerProblems, parameterProblems, policyProblems, readSiteUrl } from './checks.ts';

const READY = {
  legalName: 'Stet Ltd',
  address: '1 Proof Street, London',
  companyPage: 'https://www.linkedin.com/company/stet',
  claimsConfirmedOn: '2026-12-01',
};
const PARAMETERS = ['OWNER_EMAIL', 'JOIN_SERVICE_ACCOUNT', 'NOTIFY_SERVICE_ACCOUNT'];

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'stet-checks-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function file(name: string, text: string): void {
  mkdirSync(join(folder, name, '..'), { recursive: true });
  writeFileSync(join(folder, name), text);
}

test('refuses to launch until the owner has decided', () => {
  expect(ownerProblems(READY)).toEqual([]);
  expect(
    ownerProblems({
      ...owner,
      companyPage: 'https://www.linkedin.com/',
      legalName: ' ',
      address: '',
      claimsConfirmedOn: 'yes',
    }),
  ).toEqual([
    'web/src/content/owner.ts: legalName is empty: name who runs the site.',
    'web/src/content/owner.ts: address is empty: give a postal address.',
    "web/src/content/owner.ts: companyPage is https://www.linkedin.com/: link the company's own page.",
    'web/src/content/owner.ts: claimsConfirmedOn is empty: check each claim and badge, then date it.',
  ]);
});

test('reads the site address from the environment before the file', () => {
  file('.env.stet-site', 'VITE_SITE_URL=https://stet.test\n');
  expect(readSiteUrl(folder, 'stet-site', {})).toEqual({ siteUrl: 'https://stet.test', problems: [] });
  const { siteUrl } = readSiteUrl(folder, 'stet-site', { VITE_SITE_URL: 'https://other.test' });
  expect(siteUrl).toBe('https://other.test');
});

test.each([
  ['', 'is not set'],
  ['https://stet.test/', 'is https://stet.test/'],
  ['http://stet.example', 'is http://stet.example'],
])('refuses %j as the site address', (address, found) => {
  expect(readSiteUrl(folder, 'stet-site', { VITE_SITE_URL: address }).problems).toEqual([
    `web/.env.stet-site: VITE_SITE_URL ${found}; set the site's own, like https://stet-site.web.app, without a path.`,
  ]);
});

test('names a misspelt parameter', () => {
  file('functions.yaml', JSON.stringify({ params: [{ name: 'MAX_INSTANCES' }] }));
  file('.env.stet-site', 'MAX_INSTANCE=9\n');
  expect(parameterProblems(folder, 'stet-site')).toEqual([
    'functions/.env.stet-site: the functions have no parameter MAX_INSTANCE.',
  ]);
});

test('refuses functions without service accounts, with the commands that create them', () => {
  file('functions.yaml', JSON.stringify({ params: PARAMETERS.map((name) => ({ name })) }));
  const account = 'join@stet-site.iam.gserviceaccount.com';
  expect(parameterProblems(folder, 'stet-site')).toEqual([
    [
      'functions/.env.stet-site: JOIN_SERVICE_ACCOUNT is not set. Create the account and set it:',
      '    gcloud iam service-accounts create join --project=stet-site',
      `    gcloud projects add-iam-policy-binding stet-site --member=serviceAccount:${account} --role=roles/datastore.user`,
      `    echo JOIN_SERVICE_ACCOUNT=${account} >> functions/.env.stet-site`,
    ].join('\n'),
  ]);
  file('.env.stet-site', `JOIN_SERVICE_ACCOUNT=${account}\nOWNER_EMAIL=owner@stet.example\n`);
  const [problem = ''] = parameterProblems(folder, 'stet-site');
  expect(problem).toContain('NOTIFY_SERVICE_ACCOUNT is not set.');
  for (const role of ['datastore.user', 'eventarc.eventReceiver', 'run.invoker'])
    expect(problem).toContain(`roles/${role}`);
  file('.env.stet-site', PARAMETERS.map((name) => `${name}=set`).join('\n'));
  expect(parameterProblems(folder, 'stet-site')).toEqual([]);
});

test('names pages whose policy does not allow what is in them', () => {
  const script = 'document.title';
  const hash = createHash('sha256').update(script).digest('base64');
  const page = (body: string) =>
    `<meta http-equiv="Content-Security-Policy" content="script-src &#x27;sha256-${hash}&#x27;"/>${body}`;
  file('index.html', page(`<script>${script}</script><script src="/a.js"></script>`));
  expect(policyProblems(folder)).toEqual([]);
  file('form/stale.html', page('<script>alert(1)</script><style>a{}</style>'));
  file('open.html', '<p>Hello</p>');
  expect(policyProblems(folder).sort()).toEqual([
    `${join('form', 'stale.html')} has a script that its content policy does not allow.`,
    `${join('form', 'stale.html')} has a style that its content policy does not allow.`,
    'open.html has no content policy.',
  ]);
});
