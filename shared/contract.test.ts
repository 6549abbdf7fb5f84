import { inspect } from 'node:util';
import { expect, test } from 'vitest';
import { VALID } from '../tests/kit/validEntries.ts';
import { type FieldName, FORM_NAMES, type FormName, outcomeOf, parse } from './contract.ts';
import { campaign } from './fields.ts';
import { REASONS, type Reason, reasonIn } from './outcomes.ts';

const JANE = VALID.joinWaitlist;
const BLANK = ' \t\r\n\v\f\u00a0\u3000\ufeff\u2028';

/** Puts a short text of its last value at the start of each row, for the test's name. */
function named<Row extends readonly unknown[]>(rows: Row[]) {
  const nameOf = (row: Row) => inspect(row.at(-1), { maxStringLength: 30, breakLength: Number.POSITIVE_INFINITY });
  return rows.map((row): [name: string, ...Row] => [nameOf(row), ...row]);
}

/** Looks blank: controls, joiners, fillers of Hangul, and Braille without dots. */
const UNSEEN = ` \u0000\u001b\u200b\u2060\u3164\u115f\ufe0f\u2800\u{e0020}`;

test.for(
  named<[form: FormName, changes: Record<string, string>, stored?: Record<string, string>]>([
    ['joinWaitlist', { source: 'website' }],
    ['joinWaitlist', { email: ' <Jane@Münc\u00adhen.de>' }, { email: 'jane@münchen.de' }],
    ['submitContact', { name: '  Jane ', email: ' Jane@Example.com ', message: '\n  Hi,\r\n\tthere. \n' }],
    ['submitContact', { name: 'မ\u200cာ 👩\u200d🚀', email: 'jane@localhost', message: '\u2800.' }],
    ['submitContact', { name: "李'; DROP TABLE", message: '<b>مرحبا</b>\u0000\ud800' }],
    ['submitContact', { name: 'n'.repeat(200), email: `${'e'.repeat(252)}@b`, message: 'm'.repeat(5_000) }],
  ]),
)('§3 §9 a form normalises an email for the waitlist, and nothing else: %s', ([, form, changes, stored = changes]) => {
  const entry = { ...VALID[form], ...changes };
  expect(parse(form, { ...entry, extra: 'ignored' })).toEqual({ entry: { ...entry, ...stored } });
});

type Inputs = Partial<Record<Reason, string[]>>;

const REFUSED: { [Form in FormName]: Record<FieldName<Form>, Inputs> } = {
  joinWaitlist: {
    email: {
      'email-required': ['', BLANK, '\u200b', ' '.repeat(100_000)],
      'email-invalid': ['jane', 'jane@localhost', 'jane.doe@localhost', `${'l'.repeat(251)}@b.c`],
    },
    source: { 'source-invalid': ['', 'Modal', 'toString'] },
  },
  submitContact: {
    name: {
      'name-required': ['', BLANK, UNSEEN],
      'name-too-long': ['n'.repeat(201)],
      'name-invalid': [...'\n\v\f\r\u0085\u2028\u2029'].map((end) => `Jane${end}Doe`),
    },
    email: {
      'email-required': ['', BLANK],
      'email-invalid': ['jane', '<jane@b.c>', `${'e'.repeat(253)}@b`, `a@b${' '.repeat(252)}`],
    },
    message: { 'message-required': ['', BLANK, UNSEEN], 'message-too-long': ['m'.repeat(5_001)] },
  },
};

const refusedRows = FORM_NAMES.flatMap((form) =>
  Object.entries<Inputs>(REFUSED[form]).flatMap(([name, reasons]) =>
    Object.entries(reasons).flatMap(([reason, inputs]) => inputs.map((input) => [form, reason, name, input] as const)),
  ),
);

test.for(named(refusedRows))('§5, §9 %s is refused by %s: %s', ([, form, reason, name, input]) => {
  const errors = { [name]: { reason, length: input.length } };
  expect(parse(form, { ...VALID[form], [name]: input })).toEqual({ reason, errors });
});

test('§5 each refused field has its error, in the order of the page; an absent field counts as empty', () => {
  const { reason, errors } = parse('submitContact', { message: 'm'.repeat(5_001), email: null });
  expect([reason, Object.keys(errors ?? {})]).toEqual(['name-required', ['name', 'email', 'message']]);
  // What an object inherits is no field.
  expect(parse('joinWaitlist', Object.create(JANE))).toMatchObject({ reason: 'email-required' });
});

const UUID = '0f8fad5b-d9cb-469f-a165-70867728950e';
const INVALID_IDS = [null, '', 7, [UUID], UUID.slice(1), `${UUID}0`, ` ${UUID}`, UUID.replace('0', 'g')];

test.for(
  named<[data: unknown]>([
    ...[undefined, null, 42, JANE.email, [JANE]].map((data): [unknown] => [data]),
    ...INVALID_IDS.map((submissionId): [unknown] => [{ ...JANE, submissionId }]),
    [{ ...JANE, email: [] }],
    [{ ...JANE, source: 0 }],
  ]),
)('%s is malformed', ([, data]) => {
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

test.for([null, 'too-many', ...['of-tomorrow', 'toString', ['too-many']].map((reason) => ({ reason }))])(
  'reasonIn finds no reason in the details %j',
  (details) => expect(reasonIn(details)).toBeUndefined(),
);

test.for([
  ...['product_hunt', '2026', 'constructor', 'x/y+z.a-b', '-x', 'a'.repeat(64)].map((name) => [name, name] as const),
  [' Product_Hunt\n', 'product_hunt'],
  ['__product — hunt/_', 'product_hunt'],
  ['Été 2026', 't_2026'],
  [`/_/${'é'.repeat(99)}${'a'.repeat(64)}`, 'a'.repeat(64)],
  ['__proto__', 'proto'],
  ...['', ' ', '../', '夏', 'a'.repeat(65), 'jane@example.com', 'jane＠example.com', 'jane%40example.com'].map(
    (value) => [value, undefined] as const,
  ),
  ...[7, ['news'], undefined, '/'.repeat(1_000_000)].map((value) => [value, undefined] as const),
])('a campaign %j counts as %s', ([value, name]) => {
  expect(campaign(value)).toBe(name);
});
