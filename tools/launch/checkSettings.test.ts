import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Owner } from '../../web/src/content/owner.ts';
import { ROOT } from '../lib/project.ts';
import { ownerNeeds, parameterNeeds, readEnv, siteNeeds } from './checkSettings.ts';
import { OWNER, textsOf } from './completeProject.ts';

const needs = (changes: Partial<Owner>, body = '') => textsOf(ownerNeeds({ ...OWNER, ...changes }, body, '0a1b2c3d'));
const CONFIRM = 'check each claim, badge and legal text, then write the day and 0a1b2c3d.';

test.each([
  [{}],
  [{ legalName: ' ' }, 'legalName is empty: name who runs the site.'],
  [{ address: '' }, 'address is empty: name a postal address.'],
  [{ email: 'us' }, 'email is us: name an address, or leave it empty.'],
  [{ companyPage: '' }, "companyPage is empty: link the company's own page."],
  [{ companyPage: 'https://linkedin.com/' }, "companyPage is https://linkedin.com/: link the company's own page."],
  [{ claimsConfirmedOn: '' }, `claimsConfirmedOn is empty: ${CONFIRM}`],
  [{ claimsConfirmedOn: '2026-02-30' }, `claimsConfirmedOn is 2026-02-30: ${CONFIRM}`],
  [{ claimsConfirmedOn: '2999-01-01' }, `claimsConfirmedOn is 2999-01-01: ${CONFIRM}`],
])('of an owner with %j, a launch says: %s', (changes, ...sentences) => {
  expect(needs(changes)).toEqual(sentences.map((sentence) => `lack: ${sentence}`));
});

test('a launch demands that the privacy page names who gets signups', () => {
  const [address, words] = ['{"to":["{email}"]}', '{"text":"Hi"}'];
  expect(needs({}, address)).toEqual(['lack: mailService is empty: the privacy page must name who gets the {email}.']);
  expect(needs({ mailService: 'Brevo' }, address)).toEqual([]);
  expect(needs({}, words)).toEqual(['lack: chat is empty: the privacy page must name who hears of signups.']);
  expect(needs({ chat: 'Slack' }, words)).toEqual([]);
});

test.each([
  ['FORWARDED_HOPS', '0', 'FORWARDED_HOPS is 0; set a whole number from 1 to 10.'],
  ['MAX_INSTANCES', '3.5', 'MAX_INSTANCES is 3.5; set a whole number from 1 to 1000.'],
  ['OWNER_EMAIL', 'a@x.yz,b@x.yz', 'OWNER_EMAIL is a@x.yz,b@x.yz; set one whole address, or none.'],
  ['MAX_INSTANCE', '9', 'the functions have no parameter MAX_INSTANCE.'],
  ...['{"to": 1', 'null', '{"{id}":1}', '[{"a":{"{id}":""}}]', '{"to":"{mail}"}', '{"to":"{{source}}"}'].map((body) => [
    'SIGNUP_BODY',
    body,
    `SIGNUP_BODY is ${body}; set JSON on one line, with no placeholders but {`,
  ]),
])('of the parameter %s=%s, a launch says: %s', (name = '', value, sentence) => {
  const defaults = readEnv(join(ROOT, 'functions/.env'));
  const found = parameterNeeds(defaults, { ...defaults, [name]: value }, 'stet-site');
  expect(textsOf(found)).toEqual([expect.stringContaining(`lack: functions/.env.stet-site: ${sentence}`)]);
});

test('a launch takes the words of a chat and the fields of a mail service', () => {
  for (const SIGNUP_BODY of ['{"text":"Somebody joined: {source}"}', '{"to":["{email}"],"data":{"at":"{createdAt}"}}'])
    expect(parameterNeeds({ SIGNUP_BODY: '' }, { SIGNUP_BODY }, 'stet-site')).toEqual([]);
});

test.each(['http://a.com', 'https://stet.com/', 'https://$(id).com', 'https://bücher.de'])(
  'a launch refuses the address %s',
  (url) => {
    const own = "set the site's own in ASCII, like https://stet.web.app.";
    const wrong = `lack: web/.env.production: VITE_SITE_URL is ${url}; ${own}`;
    expect(textsOf(siteNeeds(url, url, false))).toEqual([wrong]);
  },
);
