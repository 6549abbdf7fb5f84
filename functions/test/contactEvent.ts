import { Document } from '@firestore-emulator/proto/dist/google/firestore/v1/document.js';

export interface ContactEvent {
  id: string;
  projectId: string;
  contactId: string;
  fields: Record<string, string>;
}

const TYPE = 'google.cloud.firestore.document.v1.created';
const CREATED = '2026-11-21T10:00:00.123456Z';

/** Eventarc's request for a new contact message: the document in protobuf, everything else in headers. */
export function contactEvent(event: ContactEvent): RequestInit {
  const { attributes, document } = parts(event);
  const headers = Object.entries(attributes).map(([name, value]) => [`ce-${name}`, value] as [string, string]);
  const time = { seconds: Math.floor(Date.parse(CREATED) / 1_000), nanos: 123_456_000 };
  const bytes = Document.fromObject({ ...document, create_time: time, update_time: time }).serialize();
  // A DocumentEventData with its first field only, the document.
  const body = Buffer.concat([Buffer.from([(1 << 3) | 2, ...varint(bytes.length)]), bytes]);
  return { method: 'POST', headers: [['content-type', 'application/protobuf'], ...headers], body };
}

/** The same event in CloudEvents' JSON. */
export function contactEventInJson(event: ContactEvent): RequestInit {
  const { attributes, document } = parts(event);
  const fields = Object.entries(event.fields).map(([name, stringValue]) => [name, { stringValue }]);
  const value = { ...document, fields: Object.fromEntries(fields), createTime: CREATED };
  const body = JSON.stringify({ ...attributes, datacontenttype: 'application/json', data: { value } });
  return { method: 'POST', headers: { 'content-type': 'application/cloudevents+json' }, body };
}

function parts({ id, projectId, contactId, fields }: ContactEvent) {
  const database = `projects/${projectId}/databases/(default)`;
  const path = `contact_submissions/${contactId}`;
  const values = Object.entries(fields).map(([name, string_value]) => [name, { string_value }]);
  return {
    attributes: {
      id,
      type: TYPE,
      specversion: '1.0',
      source: `//firestore.googleapis.com/${database}`,
      subject: `documents/${path}`,
      time: CREATED,
      project: projectId,
      database: '(default)',
      namespace: '(default)',
      document: path,
      location: 'nam5',
    },
    document: { name: `${database}/documents/${path}`, fields: Object.fromEntries(values) },
  };
}

function varint(number: number): number[] {
  return number < 0x80 ? [number] : [(number & 0x7f) | 0x80, ...varint(number >> 7)];
}
