import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { contentPolicy } from '../../web/build/contentPolicy.ts';
import type { Manifest } from './manifest.ts';
import { releaseProblems } from './problems.ts';
import type { FirebaseConfig } from './release.ts';
import type { UploadedFile } from './upload.ts';

const file = (path: string, text = ''): UploadedFile => ({ path, content: Buffer.from(text), compressed: 0 });

const SCRIPT = 'document.title';
const HASH = createHash('sha256').update(SCRIPT).digest('base64');

function page(body: string, policy = `script-src 'sha256-${HASH}'`): string {
  return `<meta http-equiv="Content-Security-Policy" content="${policy}">${body}`;
}

const CONFIG: FirebaseConfig = {
  hosting: {
    site: 'stet-site',
    public: 'hosting',
    ignore: [],
    rewrites: [{ source: '/api/joinWaitlist', function: { functionId: 'joinWaitlist', region: 'us-central1' } }],
    headers: [],
  },
  functions: [],
  firestore: { rules: '', indexes: '' },
};
const MANIFEST: Manifest = {
  endpoints: { joinWaitlist: { region: ['us-central1'], options: {} } },
  parameters: {},
  unknown: [],
};
const HOSTING = [file('index.html', page(`<script>${SCRIPT}</script>`)), file('404.html', page(''))];
const FUNCTIONS = [file('index.js'), file('package.json'), file('package-lock.json'), file('functions.yaml')];

function problems({
  hosting = [] as UploadedFile[],
  functions = [] as UploadedFile[],
  manifest = MANIFEST,
  config = CONFIG,
}) {
  return releaseProblems(
    config,
    { hosting: [...HOSTING, ...hosting], functions: [...FUNCTIONS, ...functions] },
    manifest,
  );
}

test('there are none where all is well', () => {
  expect(problems({})).toEqual([]);
});

test.each([
  'assets/a.js.map',
  '.env',
  '.well-known/x',
  'assets/.DS_Store',
  'tls.pem',
  'serviceAccount.json',
  'stet-service-account-1.json',
  'main.ts',
  'firebase-debug.log',
])('%s must not be uploaded', (path) => {
  expect(problems({ hosting: [file(path)] })).toEqual([`hosting/${path} must not be uploaded.`]);
  expect(problems({ functions: [file(path)] })).toEqual([`functions/${path} must not be uploaded.`]);
});

test.each([
  ['a private key', `-----BEGIN PRIVATE KEY-----\\n${'MIIE'.repeat(12)}`],
  ['a private key', `-----BEGIN RSA PRIVATE KEY-----\n${'MIIE'.repeat(12)}`],
  ['a service account', `"private_key_id": "${'0a'.repeat(20)}"`],
  ['a GitHub token', `ghp_${'x'.repeat(36)}`],
  ['an npm token', `npm_${'x'.repeat(36)}`],
])('%s is seen in a file', (kind, text) => {
  expect(problems({ functions: [file('admin.js', `const a = '${text}';`)] })).toEqual([
    `functions/admin.js looks as if it held ${kind}.`,
  ]);
});

test('code that handles keys holds none', () => {
  expect(problems({ functions: [file('admin.js', "key.startsWith('-----BEGIN PRIVATE KEY-----')")] })).toEqual([]);
});

test('what a release needs must be there', () => {
  expect(releaseProblems(CONFIG, { hosting: [], functions: [] }, MANIFEST)).toEqual([
    'hosting/index.html is missing.',
    'hosting/404.html is missing.',
    'functions/index.js is missing.',
    'functions/package.json is missing.',
    'functions/package-lock.json is missing.',
    'functions/functions.yaml is missing.',
  ]);
});

test('a page allows exactly what is in it', () => {
  const stale = file('stale.html', page('<script>alert(1)</script><style>a{}</style>'));
  const open = file('open.html', '<script>alert(1)</script>');
  const data = file('data.html', page('<script type="application/ld+json">{}</script><script src="/a.js"></script>'));
  expect(problems({ hosting: [stale, open, data] })).toEqual([
    'hosting/stale.html has a script that its content policy does not allow.',
    'hosting/stale.html has a style that its content policy does not allow.',
    'hosting/open.html has no content policy.',
  ]);
});

test('an address leads to a function that is there', () => {
  const manifest = { ...MANIFEST, endpoints: { joinWaitlist: { region: ['europe-west1'], options: {} } } };
  expect(problems({ manifest })).toEqual([
    '/api/joinWaitlist leads to joinWaitlist in us-central1, where no such function is.',
  ]);
});

test('a parameter that is misspelt is told', () => {
  expect(problems({ manifest: { ...MANIFEST, unknown: ['MAX_INSTANCE'] } })).toEqual([
    'MAX_INSTANCE is set for this project, but the functions know no such parameter.',
  ]);
});

test('App Check is demanded only of pages that were built with a key for it', () => {
  const manifest = { ...MANIFEST, parameters: { ENFORCE_APP_CHECK: { value: 'true', isDefault: false } } };
  expect(problems({ manifest })).toEqual([
    'ENFORCE_APP_CHECK is on, but the pages were built without VITE_APP_CHECK_SITE_KEY: all would be refused.',
  ]);
  const policy = contentPolicy({ scripts: [], styles: [], recaptcha: true });
  const pages = [file('index.html', page('', policy)), file('404.html', page('', policy))];
  expect(releaseProblems(CONFIG, { hosting: pages, functions: FUNCTIONS }, manifest)).toEqual([]);
});
