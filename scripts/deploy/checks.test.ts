import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { expect } from 'vitest';
import { owner } from '../../web/src/content/owner.ts';
import { ownerProblems, parameterProblems, policyProblems, readSiteUrl } from './checks.ts';
import { OWNER, test } from './testDeploy.ts';

const PARAMETERS = ['OWNER_EMAIL', 'JOIN_SERVICE_ACCOUNT', 'NOTIFY_SERVICE_ACCOUNT'];

test('refuses to launch until the owner has decided', () => {
  expect(ownerProblems(OWNER)).toEqual([]);
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

test('reads the site address from the environment before the file', ({ root, file }) => {
  file('.env.stet-site', 'VITE_SITE_URL=https://stet.test\n');
  expect(readSiteUrl(root, 'stet-site', {})).toEqual({ siteUrl: 'https://stet.test', problems: [] });
  const { siteUrl } = readSiteUrl(root, 'stet-site', { VITE_SITE_URL: 'https://other.test' });
  expect(siteUrl).toBe('https://other.test');
});

test.for([
  ['', 'is not set'],
  ['https://stet.test/', 'is https://stet.test/'],
  ['http://stet.example', 'is http://stet.example'],
] as const)('refuses %j as the site address', ([address, found], { root }) => {
  expect(readSiteUrl(root, 'stet-site', { VITE_SITE_URL: address }).problems).toEqual([
    `web/.env.stet-site: VITE_SITE_URL ${found}; set the site's own, like https://stet-site.web.app, without a path.`,
  ]);
});

test('names a misspelt parameter', ({ root, file }) => {
  file('functions.yaml', JSON.stringify({ params: [{ name: 'MAX_INSTANCES' }] }));
  file('.env.stet-site', 'MAX_INSTANCE=9\n');
  expect(parameterProblems(root, 'stet-site')).toEqual([
    'functions/.env.stet-site: the functions have no parameter MAX_INSTANCE.',
  ]);
});

test('refuses functions without service accounts, with the commands that create them', ({ root, file }) => {
  file('functions.yaml', JSON.stringify({ params: PARAMETERS.map((name) => ({ name })) }));
  const account = 'join@stet-site.iam.gserviceaccount.com';
  expect(parameterProblems(root, 'stet-site')).toEqual([
    [
      'functions/.env.stet-site: JOIN_SERVICE_ACCOUNT is not set. Create the account and set it:',
      '    gcloud iam service-accounts create join --project=stet-site',
      `    gcloud projects add-iam-policy-binding stet-site --member=serviceAccount:${account} --role=roles/datastore.user`,
      `    echo JOIN_SERVICE_ACCOUNT=${account} >> functions/.env.stet-site`,
    ].join('\n'),
  ]);
  file('.env.stet-site', `JOIN_SERVICE_ACCOUNT=${account}\nOWNER_EMAIL=owner@stet.example\n`);
  const [problem = ''] = parameterProblems(root, 'stet-site');
  expect(problem).toContain('NOTIFY_SERVICE_ACCOUNT is not set.');
  for (const role of ['datastore.user', 'eventarc.eventReceiver', 'run.invoker'])
    expect(problem).toContain(`roles/${role}`);
  file('.env.stet-site', PARAMETERS.map((name) => `${name}=set`).join('\n'));
  expect(parameterProblems(root, 'stet-site')).toEqual([]);
});

test('names pages whose policy does not allow what is in them', ({ root, file }) => {
  const script = 'document.title';
  const hash = createHash('sha256').update(script).digest('base64');
  const page = (body: string) =>
    `<meta http-equiv="Content-Security-Policy" content="script-src &#x27;sha256-${hash}&#x27;"/>${body}`;
  file('index.html', page(`<script>${script}</script><script src="/a.js"></script>`));
  expect(policyProblems(root)).toEqual([]);
  file('form/stale.html', page('<script>alert(1)</script><style>a{}</style>'));
  file('open.html', '<p>Hello</p>');
  expect(policyProblems(root).sort()).toEqual([
    `${join('form', 'stale.html')} has a script that its content policy does not allow.`,
    `${join('form', 'stale.html')} has a style that its content policy does not allow.`,
    'open.html has no content policy.',
  ]);
});
