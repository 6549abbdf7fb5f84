import { inspect } from 'node:util';
import { expect, test } from 'vitest';
import { VALID } from '../tests/kit/validEntries.ts';
import { type FieldName, FORM_NAMES, type FormName, outcomeOf, parse } from './contract.ts';
import { campaign } from './fields.ts';
import { REASON_CODES, type Reason, reasonIn } from './outcomes.ts';

const JANE = VALID.joinWaitlist;
const BLANK = ' \t\r\n\v\f\u00a0\u3000\ufeff\u2028';
const INVISIBLE = '\u200b\u00ad\u034f\u202e\u2066\ufe0f\u{e0041}';

/** Puts a short text of its last value at the start of each row, for the test's name. */
function named<Row extends readonly unknown[]>(rows: Row[]) {
  const nameOf = (row: Row) => inspect(row.at(-1), { maxStringLength: 30, breakLength: Number.POSITIVE_INFINITY });
  return rows.map((row): [name: string, ...Row] => [nameOf(row), ...row]);
}

/** Looks blank: controls, joiners, fillers of Hangul, and Braille without dots. */
const UNSEEN = ` \u0000\u001b\u200b\u2060\u3164\u115f\ufe0f\u2800\u{e0020}`;

const UNCHANGED_EMAILS = [
  ...['a@b.c', "o'brien+stet@mail.example.com", 'a@b@c.d', 'a@b..c', '"><script>@x.yz', '用户@例子.广告'],
  ...['"jane"@b.c', '"jane>"@b.c', 'jane@[192.0.2.1]', 'jane_@b.c', '%2fa/@x.yz', 'xmailto:jane@b.c'],
  ...['e\u0301@b.c', '💌@example.com', '\ufb01@example.com'],
  // As long as an email may be, in UTF-16 units.
  ...[`${'l'.repeat(250)}@b.c`, `${'💌'.repeat(125)}@b.c`, '@.'.repeat(126).padEnd(254, 'x')],
];

/** As chats, mail clients and spreadsheets copy an address. */
const PASTED_EMAILS = [
  ...['<jane@example.com>', 'mailto:jane@example.com', 'MAILTO://Jane@example.com', '"jane@example.com"'],
  ...["'jane@example.com'", '“jane@example.com”', 'jane@example.com,', 'jane@example.com.', 'jane@example.com; '],
  ...['mailto:jane@example.com?subject=Hi%20there&body=a@b.c', '(jane@example.com)', 'jane@example.com>'],
  ...['Jane<jane@example.com>', 'Doe, Jane <jane@example.com>;', '"Jane Doe" <Jane@example.com>', '[jane@example.com]'],
  ...['«jane@example.com»', '„jane@example.com“', '「jane@example.com」', '（jane@example.com）', 'jane@example.com。'],
  ...['ｊａｎｅ＠ｅｘａｍｐｌｅ．ｃｏｍ', 'jane@example。com', '\ufeff\tjane@example.com\r\n'],
  ...['jane@example.com!', 'jane@example.com…', 'Jane <jane@example.com'],
  ...['<mailto:jane@example.com>;', ' "<jane@example.com>", ', `${'<'.repeat(200)}jane@example.com${'>'.repeat(200)}`],
];

test.for(
  named([
    ...UNCHANGED_EMAILS.map((email) => [email, email]),
    ['ann@example.com', `${BLANK}Ann@Example.COM${BLANK}`],
    ['i̇@example.tr', 'İ@example.tr'],
    [`${'i̇'.repeat(125)}@b.c`, `${'İ'.repeat(125)}@b.c`],
    ['jane@example.com', `${INVISIBLE} Jane@exam${INVISIBLE}ple.com ${INVISIBLE}`],
    ...['O’Brien@example.com', '‘o’brien@example.com’', "'oʼbrien@example.com'", '<O‘Brien@example.com>'].map(
      (email) => ["o'brien@example.com", email],
    ),
    ['👩👩👧@example.com', '👩‍👩‍👧@example.com'],
    ...PASTED_EMAILS.map((email) => ['jane@example.com', email]),
    ['joe@example.com', `${'\u200b '.repeat(100_000)}joe@example.com${' '.repeat(100_000)}`],
  ]),
)('§5, §9 the waitlist takes and normalises the email %s', ([, email, input = '']) => {
  expect(parse('joinWaitlist', { ...JANE, email: input })).toEqual({ entry: { ...JANE, email } });
});

test.for(
  named<[form: FormName, changes: Record<string, string>]>([
    ['joinWaitlist', { source: 'website' }],
    ['submitContact', { name: '  Jane ', email: ' O’Brien@Example.com ', message: '\n  Hi,\r\n\tthere. \n' }],
    ['submitContact', { name: 'မ\u200cာ 👩\u200d🚀', message: '\u2800.' }],
    ['submitContact', { name: "李'; DROP TABLE", email: '<a@b>', message: '<b>مرحبا</b>\u0000\ud800' }],
    ['submitContact', { name: 'n'.repeat(200), email: `${'e'.repeat(252)}@b`, message: 'm'.repeat(5_000) }],
  ]),
)('a form accepts its fields unchanged and ignores others: %s of %s', ([, form, changes]) => {
  const entry = { ...VALID[form], ...changes };
  expect(parse(form, { ...entry, extra: 'ignored' })).toEqual({ entry });
});

type Inputs<Input> = Partial<Record<Reason, Input[]>>;
const rowsOf = <Input>(inputs: Inputs<Input>) =>
  Object.entries(inputs).flatMap(([reason, each]) => each.map((input) => [reason, input] as const));

const REFUSED: { [Form in FormName]: Record<FieldName<Form>, Inputs<string>> } = {
  joinWaitlist: {
    email: {
      'email-required': ['', BLANK, '<>', 'mailto:', `\u200b ${INVISIBLE}`, ' '.repeat(100_000)],
      'email-invalid': [
        ...['jane', 'jane@', '@b.c', 'jane@example', 'jane.example.com', 'a@.b', 'a@b.'],
        ...['jane doe@example.com', 'jane@exam ple.com', 'jane@b.c\r\nBcc: joe@b.c'],
        // `cleanEmail` picks neither of two addresses.
        ...['jane@b.c, joe@b.c', 'jane@b.c <joe@b.c>', 'Jane <jane@b.c>, Joe <joe@b.c>', 'Jane <jane@b.c>Doe'],
        // Control characters. Not all of them are white space.
        ...['jane\u0000@b.c', 'jane@b.c\u0007', 'jane\u007f@b.c', 'jane\u0085@b.c'],
        // Lone surrogates, and U+FFFD, as which Firestore would store all of them.
        ...['\ud800@b.c', '\ufffd@b.c', 'jane@\ude00\ud83d.com'],
        // Hostile to the pattern.
        ...['@'.repeat(254), `${'@.'.repeat(125)} @.`, `${'.'.repeat(253)}@`],
      ],
      'email-too-long': [
        ...[`${'l'.repeat(251)}@b.c`, `${'💌'.repeat(126)}@b.c`, `${'İ'.repeat(126)}@b.c`],
        ...['@.'.repeat(2_500), `${'@'.repeat(5_000)}\u0000`, 'a'.repeat(100_000), `${','.repeat(200_000)}a`],
      ],
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
      'email-invalid': ['jane', '@b', 'a@', 'ja ne@b', 'a@b or so', 'j\u0000@b'],
      'email-too-long': [`${'e'.repeat(253)}@b`, `a@b${' '.repeat(252)}`, '@'.repeat(5_000)],
    },
    message: { 'message-required': ['', BLANK, UNSEEN], 'message-too-long': ['m'.repeat(5_001)] },
  },
};

const refusedRows = FORM_NAMES.flatMap((form) =>
  Object.entries<Inputs<string>>(REFUSED[form]).flatMap(([name, inputs]) =>
    rowsOf(inputs).map(([reason, input]) => [form, reason, name, input] as const),
  ),
);

test.for(named(refusedRows))('§5, §9 %s is refused by %s: %s', ([, form, reason, name, input]) => {
  const errors = { [name]: { reason, length: input.length } };
  expect(parse(form, { ...VALID[form], [name]: input })).toEqual({ reason, errors });
});

const UUID = '0f8fad5b-d9cb-469f-a165-70867728950e';
const INVALID_IDS = [null, '', 7, [UUID], UUID.slice(1), `${UUID}0`, ` ${UUID}`, UUID.replace('0', 'g')];

const SENT: Inputs<unknown> = {
  'email-required': [{}, { ...JANE, email: null }, Object.create(JANE)],
  'submission-id-invalid': INVALID_IDS.map((submissionId) => ({ ...JANE, submissionId })),
  malformed: [undefined, null, 42, JANE.email, [JANE], { ...JANE, email: [] }, { ...JANE, source: 0 }],
};

test.for(named(rowsOf(SENT)))('%s is refused by the waitlist: %s', ([, reason, data]) => {
  expect(parse('joinWaitlist', data)).toMatchObject({ reason });
});

test('§8 each reason leads to the outcome that the page shows', () => {
  const endings = (form: FormName) =>
    Object.groupBy(Object.keys(REASON_CODES) as Reason[], (reason) => outcomeOf(form, reason));
  const { 'not-joined': failures, ...refusals } = endings('joinWaitlist');
  expect(refusals).toEqual({
    'already-registered': ['already-registered'],
    'email-required': ['email-required'],
    'email-invalid': ['email-invalid', 'email-too-long'],
  });
  expect(failures).toContain('source-invalid');
  const { 'message-invalid': invalid, ...others } = endings('submitContact');
  expect(others).toEqual({ 'message-not-sent': ['already-registered', 'too-many', 'failed'] });
  expect(invalid).toEqual(expect.arrayContaining(['malformed', 'name-invalid', 'email-invalid', 'message-too-long']));
  expect(FORM_NAMES.map((form) => outcomeOf(form))).toEqual(['joined', 'message-sent']);
});

test.for([{ reason: 'of-tomorrow' }, { reason: 'toString' }, { reason: 7 }, {}, null, undefined, 'too-many'])(
  'reasonIn finds no reason in the details %j',
  (details) => {
    expect(reasonIn(details)).toBeUndefined();
  },
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
  expect(campaign(value).value).toBe(name);
});
