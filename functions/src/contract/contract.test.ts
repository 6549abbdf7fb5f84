import fc from 'fast-check';
import { expect, test } from 'vitest';
import { JOINING_EMAILS, REFUSED_EMAILS } from '../../../test/kit/emails.ts';
import { VALID } from '../../../test/kit/validEntries.ts';
import {
  apiPath,
  errorOf,
  FORM_NAMES,
  type FormName,
  fieldNames,
  isRequired,
  normaliseEmail,
  outcomeFor,
  outcomeNames,
  parse,
  REASON_CODES,
  type Reason,
} from './contract.ts';

const quote = (text: string) => JSON.stringify(text).slice(0, 60);

test.each(JOINING_EMAILS.map(([input, email]) => [quote(input), input, email]))(
  '§5, §9 the waitlist takes the email %s',
  (_quoted, input, email) => {
    expect(parse('joinWaitlist', { ...VALID.joinWaitlist, email: input })).toEqual({
      content: { ...VALID.joinWaitlist, email },
    });
    expect(errorOf('joinWaitlist', 'email', input)).toBeNull();
  },
);

test.each(REFUSED_EMAILS.map(([input, reason]) => [quote(input), reason, input] as const))(
  '§5, §9 the waitlist refuses the email %s: %s',
  (_quoted, reason, input) => {
    expect(parse('joinWaitlist', { ...VALID.joinWaitlist, email: input })).toEqual({ reason });
    expect(errorOf('joinWaitlist', 'email', input)).toBe(reason);
  },
);

test('§9 normalising an email twice changes nothing', () => {
  const text = fc.string({
    unit: fc.oneof(fc.constantFrom(' ', '\u00a0', '\u200b', '\u00ad', 'İ', 'Σ', 'ẞ', 'ﬁ', '@'), fc.string()),
  });
  fc.assert(fc.property(text, (input) => normaliseEmail(normaliseEmail(input)) === normaliseEmail(input)));
});

test('a message’s name, email and text may have 200, 254 and 5,000 UTF-16 units', () => {
  const [name, email, message] = ['n'.repeat(200), `${'e'.repeat(252)}@b`, 'm'.repeat(5_000)];
  const content = { ...VALID.submitContact, name, email, message };
  expect(parse('submitContact', content)).toEqual({ content });
  const errors = [errorOf('submitContact', 'name', `${name}n`), errorOf('submitContact', 'email', `${email}b`)];
  expect(errors).toEqual(['name-too-long', 'email-too-long']);
  expect(errorOf('submitContact', 'message', `${message}m`)).toBe('message-too-long');
});

test.each([...'\n\v\f\r\u0085\u2028\u2029'])('a name of two lines is refused: %j', (end) => {
  expect(errorOf('submitContact', 'name', `Jane${end}Doe`)).toBe('name-invalid');
});

test('parse reads no inherited field', () => {
  const inherited = Object.create(VALID.joinWaitlist);
  expect(parse('joinWaitlist', inherited)).toEqual({ reason: 'email-required' });
});

test.each(FORM_NAMES)('§5 %s without a field is refused if the field is required, and only then', (form) => {
  for (const name of fieldNames(form)) {
    const { [name]: _, ...others }: Record<string, string> = VALID[form];
    const { content, reason } = parse(form, others);
    if (isRequired(form, name)) expect(reason).toMatch(/-(required|invalid)$/);
    else expect(content).toEqual({ ...others, [name]: '' });
  }
});

test('§5 name, email and message are all required', () => {
  expect(fieldNames('submitContact').filter((name) => isRequired('submitContact', name))).toEqual([
    ...['name', 'email', 'message'],
  ]);
});

test('fieldNames returns the order of the page, and apiPath a path of the same origin', () => {
  expect(fieldNames('joinWaitlist')).toEqual(['email', 'source']);
  expect(fieldNames('submitContact')).toEqual(['name', 'email', 'message']);
  expect([apiPath('joinWaitlist'), apiPath('submitContact')]).toEqual(['/api/joinWaitlist', '/api/submitContact']);
});

test('§8 each reason ends in the outcome that the page shows', () => {
  const outcomes = (form: FormName) =>
    Object.fromEntries(Object.keys(REASON_CODES).map((reason) => [reason, outcomeFor(form, reason as Reason)]));
  expect(outcomes('joinWaitlist')).toEqual({
    ...Object.fromEntries(Object.keys(REASON_CODES).map((reason) => [reason, 'not-joined'])),
    'already-registered': 'already-registered',
    'email-required': 'email-required',
    'email-invalid': 'email-invalid',
    'email-too-long': 'email-invalid',
  });
  const late: Reason[] = ['submission-id-reused', 'already-registered', 'too-many'];
  expect(outcomes('submitContact')).toEqual({
    ...Object.fromEntries(Object.keys(REASON_CODES).map((reason) => [reason, 'message-invalid'])),
    ...Object.fromEntries(late.map((reason) => [reason, 'message-not-sent'])),
  });
  expect(outcomeNames).toEqual([
    ...['joined', 'already-registered', 'email-required', 'email-invalid', 'not-joined'],
    ...['message-sent', 'message-invalid', 'message-not-sent'],
  ]);
});
