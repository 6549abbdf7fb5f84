import { contact, LONG_TEXT, type PayloadCase, refused, stored, UUID } from './cases.ts';

/** Contact messages. */
export function contacts(): PayloadCase[] {
  const jane = '"name":"Jane","email":"jane@example.com"';
  const hi = '"message":"Hi"';
  const as = (name: string, email: string, message: string): [string, PayloadCase['answer']] => [
    `"name":${JSON.stringify(name)},"email":${JSON.stringify(email)},"message":${JSON.stringify(message)}`,
    stored({ name, email, message }),
  ];
  return [
    contact('plain words', ...as('Jane', 'jane@example.com', 'Hi')),
    contact('space around', ...as('  Jane ', ' Jane@Example.com ', '\n  Hi,\r\n\tthere. \n')),
    contact('an email of the local network', ...as('Jane', 'jane@localhost', 'Hi')),
    contact('other scripts', ...as('李小龍', '用户@例子.广告', 'Здравствуйте 💌 مرحبا')),
    contact('an apostrophe', ...as("Conan O'Brien; DROP TABLE", "o'b@example.com", "'); --")),
    contact('markup', ...as('<b>Jane</b>', '<a@b>', '<script>alert(1)</script>')),
    contact('a path as name', ...as('../../jane', 'a/b@c', '../')),
    contact('control characters in the message', ...as('Jane', 'jane@example.com', 'a\u0000b\u001bc\u007f\u0085')),
    contact('the longest name', ...as('n'.repeat(200), 'jane@example.com', 'Hi')),
    contact('the longest email', ...as('Jane', `${'e'.repeat(252)}@b`, 'Hi')),
    contact('the longest message', ...as('Jane', 'jane@example.com', 'm'.repeat(5_000))),
    contact('the longest message in emoji', ...as('Jane', 'jane@example.com', '💌'.repeat(2_500))),
    contact(
      'half characters',
      '"name":"J\\ud800","email":"j\\udfff@x.yz","message":"\\ud83d!\\ude00"',
      stored({ name: 'J\ufffd', email: 'j\ufffd@x.yz', message: '\ufffd!\ufffd' }),
    ),
    contact('an id', `${jane},${hi},"submissionId":"${UUID}"`, message({})),
    contact('an empty trap', `${jane},${hi},"trap":""`, message({})),
    contact('a filled trap', `${jane},${hi},"trap":"Acme"`, message({ suspected: true })),
    contact('fields of its own', `${jane},${hi},"source":"modal","createdAt":0,"to":"all"`, message({})),
    contact('a prototype beside', `${jane},${hi},"__proto__":{"trap":"x"}`, message({})),
    contact('no fields', '', refused('name-required')),
    contact('fields in the prototype', `"__proto__":{${jane},${hi}}`, refused('name-required')),
    contact('no name', `"email":"jane@example.com",${hi}`, refused('name-required')),
    contact('an empty name', `"name":"","email":"jane@example.com",${hi}`, refused('name-required')),
    contact('a blank name', `"name":" \\t\\u00a0","email":"jane@example.com",${hi}`, refused('name-required')),
    contact('a name of two lines', `"name":"Jane\\nDoe","email":"jane@example.com",${hi}`, refused('name-invalid')),
    contact(
      'a header in the name',
      `"name":"Jane\\r\\nBcc: x@y.z","email":"jane@example.com",${hi}`,
      refused('name-invalid'),
    ),
    contact(
      'a line separator in the name',
      `"name":"Jane\\u2028","email":"jane@example.com",${hi}`,
      refused('name-invalid'),
    ),
    contact(
      'a name too long',
      `"name":"${'n'.repeat(201)}","email":"jane@example.com",${hi}`,
      refused('name-too-long'),
    ),
    contact('100 kB as name', `"name":"${LONG_TEXT}","email":"jane@example.com",${hi}`, refused('name-too-long')),
    contact('a number as name', `"name":7,"email":"jane@example.com",${hi}`, refused('malformed')),
    contact('a list as name', `"name":["Jane"],"email":"jane@example.com",${hi}`, refused('malformed')),
    contact('no email', `"name":"Jane",${hi}`, refused('email-required')),
    contact('a blank email', `"name":"Jane","email":" ",${hi}`, refused('email-required')),
    contact('an email without at sign', `"name":"Jane","email":"jane",${hi}`, refused('email-invalid')),
    contact('an email with a space', `"name":"Jane","email":"ja ne@x.yz",${hi}`, refused('email-invalid')),
    contact(
      'a control character in the email',
      `"name":"Jane","email":"j\\u0000@x.yz",${hi}`,
      refused('email-invalid'),
    ),
    contact('an email of two lines', `"name":"Jane","email":"a@b.c\\nd@e.f",${hi}`, refused('email-invalid')),
    contact('an email too long', `"name":"Jane","email":"${'e'.repeat(253)}@b",${hi}`, refused('email-too-long')),
    contact('a hostile email', `"name":"Jane","email":"${'@'.repeat(5_000)} ",${hi}`, refused('email-too-long')),
    contact('an object as email', `"name":"Jane","email":{},${hi}`, refused('malformed')),
    contact('no message', jane, refused('message-required')),
    contact('an empty message', `${jane},"message":""`, refused('message-required')),
    contact('a blank message', `${jane},"message":"\\n\\n \\u3000"`, refused('message-required')),
    contact('a message too long', `${jane},"message":"${'m'.repeat(5_001)}"`, refused('message-too-long')),
    contact('100 kB as message', `${jane},"message":"${LONG_TEXT}"`, refused('message-too-long')),
    contact('true as message', `${jane},"message":true`, refused('malformed')),
    contact('an object as message', `${jane},"message":{"text":"Hi"}`, refused('malformed')),
    contact('an Int64 as message', `${jane},"message":{"@type":"a.b/c","value":1}`, refused('malformed')),
  ];
}

function message(extras: Record<string, unknown>) {
  return stored({ name: 'Jane', email: 'jane@example.com', message: 'Hi', ...extras });
}
