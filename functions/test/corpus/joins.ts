import { join, LONG_TEXT, type PayloadCase, refused, stored, UUID } from './cases.ts';

/** Signups. */
export function joins(): PayloadCase[] {
  const modal = '"source":"modal"';
  const jane = '"email":"jane@example.com"';
  return [
    join('the source modal', '"email":"p1@example.com","source":"modal"', signup('p1', 'modal')),
    join('the source website', '"email":"p2@example.com","source":"website"', signup('p2', 'website')),
    join('capitals', '"email":" P3@Example.COM ","source":"modal"', signup('p3', 'modal')),
    join(
      'an id',
      `"email":"p4@example.com",${modal},"submissionId":"${UUID}"`,
      stored({ email: 'p4@example.com', source: 'modal', submissionId: UUID }),
    ),
    join(
      'an id in capitals',
      `"email":"p5@example.com",${modal},"submissionId":"${UUID.toUpperCase()}"`,
      stored({ email: 'p5@example.com', source: 'modal', submissionId: UUID.toUpperCase() }),
    ),
    join('an empty trap', `"email":"p6@example.com",${modal},"trap":""`, signup('p6', 'modal')),
    join('null as trap', `"email":"p7@example.com",${modal},"trap":null`, signup('p7', 'modal')),
    join('a filled trap', `"email":"p8@example.com",${modal},"trap":"https://spam.example"`, suspect('p8')),
    join('a blank trap', `"email":"p9@example.com",${modal},"trap":" "`, suspect('p9')),
    join('fields of its own', `"email":"p10@example.com",${modal},"admin":true,"createdAt":0`, signup('p10', 'modal')),
    join('suspected sent along', `"email":"p11@example.com",${modal},"suspected":true`, signup('p11', 'modal')),
    join(
      'an extra Int64',
      `"email":"p12@example.com",${modal},"x":{"@type":"a.b/c","value":1}`,
      signup('p12', 'modal'),
    ),
    join('its own type', `"@type":"a.b/c","email":"p13@example.com",${modal}`, signup('p13', 'modal')),
    join('a prototype beside', `"email":"p14@example.com",${modal},"__proto__":{"trap":"x"}`, signup('p14', 'modal')),
    join('a constructor', `"email":"p15@example.com",${modal},"constructor":{"prototype":1}`, signup('p15', 'modal')),
    join('escapes', `"e\\u006dail":"p16\\u0040example.com",${modal}`, signup('p16', 'modal')),
    join('a field twice', `"email":"jane","email":"p17@example.com",${modal}`, signup('p17', 'modal')),
    join(
      'deep nesting beside',
      `"email":"p18@example.com",${modal},"x":${'[{"x":'.repeat(9_000)}1${'}]'.repeat(9_000)}`,
      signup('p18', 'modal'),
    ),
    join('100 kB beside', `"email":"p19@example.com",${modal},"x":"${LONG_TEXT}"`, signup('p19', 'modal')),
    join('no fields', '', refused('email-required')),
    join('no email', modal, refused('email-required')),
    join('null as email', `"email":null,${modal}`, refused('email-required')),
    join('an email in the prototype', `"__proto__":{${jane},${modal}}`, refused('email-required')),
    join('a capital in the name of a field', `"Email":"jane@example.com",${modal}`, refused('email-required')),
    join('a number as email', `"email":7,${modal}`, refused('malformed')),
    join('true as email', `"email":true,${modal}`, refused('malformed')),
    join('a list as email', `"email":["jane@example.com"],${modal}`, refused('malformed')),
    join('an object as email', `"email":{"toString":"jane@example.com"},${modal}`, refused('malformed')),
    join(
      'an Int64 as email',
      `"email":{"@type":"type.googleapis.com/google.protobuf.Int64Value","value":"1"},${modal}`,
      refused('malformed'),
    ),
    join('an unknown type as email', `"email":{"@type":"jane@example.com"},${modal}`, refused('malformed')),
    join('deep nesting as email', `"email":${'['.repeat(50_000)}${']'.repeat(50_000)},${modal}`, refused('malformed')),
    join('100 kB as email', `"email":"${LONG_TEXT}@example.com",${modal}`, refused('email-too-long')),
    join('no source', jane, refused('source-invalid')),
    join('null as source', `${jane},"source":null`, refused('source-invalid')),
    join('an empty source', `${jane},"source":""`, refused('source-invalid')),
    join('another source', `${jane},"source":"api"`, refused('source-invalid')),
    join('a source in capitals', `${jane},"source":"Modal"`, refused('source-invalid')),
    join('a source with spaces', `${jane},"source":" modal"`, refused('source-invalid')),
    join('a number as source', `${jane},"source":0`, refused('source-invalid')),
    join('a list as source', `${jane},"source":["modal"]`, refused('source-invalid')),
    join('an object as source', `${jane},"source":{"modal":1}`, refused('source-invalid')),
    join('a source in the prototype', `${jane},"__proto__":{${modal}}`, refused('source-invalid')),
    join('a source every object has', `${jane},"source":"toString"`, refused('source-invalid')),
    join('100 kB as source', `${jane},"source":"${LONG_TEXT}"`, refused('source-invalid')),
  ];
}

function signup(name: string, source: string) {
  return stored({ email: `${name}@example.com`, source });
}

function suspect(name: string) {
  return stored({ email: `${name}@example.com`, source: 'modal', suspected: true });
}
