import { Document } from '@firestore-emulator/proto/dist/google/firestore/v1/document.js';

interface ContactEvent {
  id: string;
  projectId: string;
  contactId: string;
  fields: Record<string, string>;
}

/** Eventarc's request for a new contact message: the document in protobuf, everything else in headers. */
export function contactEvent({ id, projectId, contactId, fields }: ContactEvent): RequestInit {
  const database = `projects/${projectId}/databases/(default)`;
  const path = `contact_submissions/${contactId}`;
  const attributes = {
    id,
    type: 'google.cloud.firestore.document.v1.created',
    specversion: '1.0',
    source: `//firestore.googleapis.com/${database}`,
    subject: `documents/${path}`,
    time: '2026-11-21T10:00:00.123456Z',
    project: projectId,
    database: '(default)',
    namespace: '(default)',
    document: path,
    location: 'nam5',
  };
  const headers = Object.entries(attributes).map(([name, value]): [string, string] => [`ce-${name}`, value]);
  const time = { seconds: Math.floor(Date.parse(attributes.time) / 1_000), nanos: 123_456_000 };
  const values = Object.entries(fields).map(([name, string_value]) => [name, { string_value }]);
  const document = Document.fromObject({
    name: `${database}/documents/${path}`,
    fields: Object.fromEntries(values),
    create_time: time,
    update_time: time,
  }).serialize();
  // A DocumentEventData with its first field only, the document.
  const body = Buffer.concat([Buffer.from([(1 << 3) | 2, ...varint(document.length)]), document]);
  return { method: 'POST', headers: [['content-type', 'application/protobuf'], ...headers], body };
}

function varint(number: number): number[] {
  return number < 0x80 ? [number] : [(number & 0x7f) | 0x80, ...varint(number >> 7)];
}
