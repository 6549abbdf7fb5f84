import { Document } from '@firestore-emulator/proto/dist/google/firestore/v1/document.js';

/** Eventarc's request for a new contact message: the document in protobuf, everything else in headers. */
export function contactEvent(projectId: string, contactId: string, fields: Record<string, string>): RequestInit {
  const database = `projects/${projectId}/databases/(default)`;
  const path = `contact_submissions/${contactId}`;
  const attributes = {
    id: crypto.randomUUID(),
    type: 'google.cloud.firestore.document.v1.created',
    specversion: '1.0',
    source: `//firestore.googleapis.com/${database}`,
    subject: `documents/${path}`,
    time: '2026-11-21T10:00:00Z',
    project: projectId,
    database: '(default)',
    namespace: '(default)',
    document: path,
    location: 'nam5',
  };
  const headers = Object.entries(attributes).map(([name, value]): [string, string] => [`ce-${name}`, value]);
  const values = Object.entries(fields).map(([name, string_value]) => [name, { string_value }]);
  const name = `${database}/documents/${path}`;
  const time = { seconds: Date.parse(attributes.time) / 1_000 };
  const content = { name, fields: Object.fromEntries(values), create_time: time, update_time: time };
  const document = Document.fromObject(content).serialize();
  // A DocumentEventData with its first field only, the document.
  const body = Buffer.concat([Buffer.from([(1 << 3) | 2, ...varint(document.length)]), document]);
  return { method: 'POST', headers: [['content-type', 'application/protobuf'], ...headers], body };
}

function varint(number: number): number[] {
  return number < 0x80 ? [number] : [(number & 0x7f) | 0x80, ...varint(number >> 7)];
}
