import { expect, test } from 'vitest';
import { VALID } from '../tests/kit/validEntries.ts';
import { FORM_NAMES, type FormName, outcomeOf, parse } from './contract.ts';
import { campaign } from './fields.ts';
import { REASONS, type Reason, reasonIn } from './outcomes.ts';

const JANE = VALID.joinWaitlist;
const BLANK = ' \t\r\n\v\f\u00a0\u3000\ufeff\u2028';
/** Looks blank: controls, joiners, fillers of Hangul, and Braille without dots. */
const UNSEEN = ` \u0000\u001b\u200b\u2060\u3164\u115f\ufe0f\u2800\u{e0020}`;

test.for<[form: FormName, changes: Record<string, string>, stored?: Record<string, string>]>([
  ['joinWaitlist', { source: 'website' }],
  ['joinWaitlist', { email: ' <Jane@Münc\u00adhen.de>' }, { email: 'jane@münchen.de' }],
  ['submitContact', { name: '  Jane ', email: ' Jane@Example.com ', message: '\n  Hi,\r\n\tthere. \n' }],
  ['submitContact', { name: 'မ\u200cာ 👩\u200d🚀', email: 'jane@localhost', message: '\u2800.' }],
  ['submitContact', { name: 'n'.repeat(200), email: `${'e'.repeat(252)}@b`, message: 'm'.repeat(5_000) }],
])('§3 §9 %s normalises an email for the waitlist, and nothing else: %j', ([form, changes, stored = changes]) => {
  const entry = { ...VALID[form], ...changes };
  expect(parse(form, { ...entry, extra: 'ignored' })).toEqual({ entry: { ...entry, ...stored } });
});

test.for<[form: FormName, field: string, reason: Reason, inputs: string[]]>([
  ['joinWaitlist', 'email', 'email-required', ['', BLANK, '\u200b', ' '.repeat(100_000)]],
  ['joinWaitlist', 'email', 'email-invalid', ['jane', 'jane@localhost', `${'l'.repeat(251)}@b.c`]],
  ['joinWaitlist', 'source', 'source-invalid', ['', 'Modal', 'toString']],
  ['submitContact', 'name', 'name-required', ['', BLANK, UNSEEN]],
  ['submitContact', 'name', 'name-too-long', ['n'.repeat(201)]],
  ['submitContact', 'name', 'name-invalid', [...'\n\v\f\r\u0085\u2028\u2029'].map((end) => `Jane${end}Doe`)],
  ['submitContact', 'email', 'email-required', ['', BLANK]],
  ['submitContact', 'email', 'email-invalid', ['jane', '<jane@b.c>', `${'e'.repeat(253)}@b`, `a@b${' '.repeat(252)}`]],
  ['submitContact', 'message', 'message-required', ['', BLANK, UNSEEN]],
  ['submitContact', 'message', 'message-too-long', ['m'.repeat(5_001)]],
])('§5 §9 %s refuses the field %s with %s', ([form, field, reason, inputs]) => {
  for (const input of inputs) {
    expect(parse(form, { ...VALID[form], [field]: input })).toEqual({ reason, errors: { [field]: reason } });
  }
});

test('§5 each refused field has its error, in the order of the page; an absent field counts as empty', () => {
  const { reason, errors } = parse('submitContact', { message: 'm'.repeat(5_001), email: null });
  expect([reason, Object.keys(errors ?? {})]).toEqual(['name-required', ['name', 'email', 'message']]);
  // What an object inherits is no field.
  expect(parse('joinWaitlist', Object.create(JANE))).toMatchObject({ reason: 'email-required' });
});

const UUID = '0f8fad5b-d9cb-469f-a165-70867728950e';
const INVALID_IDS = [null, '', 7, [UUID], UUID.slice(1), `${UUID}0`, ` ${UUID}`, UUID.replace('0', 'g')];

test.for<unknown>([
  undefined,
  null,
  42,
  JANE.email,
  [[JANE]],
  { ...JANE, email: [] },
  { ...JANE, source: 0 },
  ...INVALID_IDS.map((submissionId) => ({ ...JANE, submissionId })),
])('%j is malformed', (data) => {
  expect(parse('joinWaitlist', data)).toEqual({ reason: 'malformed', errors: {} });
});

test('§8 each reason leads to the outcome that the page shows', () => {
  const endings = (form: FormName) =>
    Object.groupBy(Object.keys(REASONS) as Reason[], (reason) => outcomeOf(form, reason));
  expect(endings('joinWaitlist')).toEqual({
    'already-registered': ['already-registered'],
    'email-required': ['email-required'],
    'email-invalid': ['email-invalid'],
    'not-joined': expect.arrayContaining(['trapped', 'too-many', 'failed']),
  });
  expect(endings('submitContact')).toEqual({
    'message-invalid': expect.arrayContaining(['name-invalid', 'email-invalid', 'message-too-long', 'malformed']),
    'message-not-sent': expect.arrayContaining(['trapped', 'too-many', 'failed']),
  });
  expect(FORM_NAMES.map((form) => outcomeOf(form))).toEqual(['joined', 'message-sent']);
});

test('an answer without a known reason has none', () => {
  const reasons = ['of-tomorrow', 'toString', ['too-many']].map((reason) => ({ reason }));
  for (const details of [null, 'too-many', ...reasons]) expect(reasonIn(details)).toBeUndefined();
});

test.for<[name: string | undefined, values: unknown[]]>([
  ['product_hunt', ['product_hunt', ' Product_Hunt\n', '__product — hunt/_']],
  ['x/y+z.a-b', ['x/y+z.a-b']],
  ['-x', ['-x']],
  ['a'.repeat(64), ['a'.repeat(64)]],
  ['t_2026', ['Été 2026']],
  ['proto', ['__proto__']],
  // Nothing but signs, or too long.
  [undefined, ['', '../', '夏', 'a'.repeat(65), '/'.repeat(1_000_000)]],
  // It may name a person.
  [undefined, ['jane@example.com', 'jane＠example.com', 'jane%40example.com']],
  [undefined, [7, ['news'], undefined]],
])('a campaign counts as %s', ([name, values]) => {
  for (const value of values) expect(campaign(value)).toBe(name);
});
