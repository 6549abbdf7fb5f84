import { Document } from '@firestore-emulator/proto/dist/google/firestore/v1/document.js';

/** Eventarc's request for a new document: the document in protobuf, everything else in headers. */
export function creationEvent(projectId: string, path: string): RequestInit {
  const database = `projects/${projectId}/databases/(default)`;
  const attributes = {
    id: crypto.randomUUID(),
    type: 'google.cloud.firestore.document.v1.created',
    specversion: '1.0',
    source: `//firestore.googleapis.com/${database}`,
    subject: `documents/${path}`,
    time: '2026-11-21T10:00:00Z',
    database: '(default)',
    document: path,
  };
  const headers = Object.entries(attributes).map(([name, value]): [string, string] => [`ce-${name}`, value]);
  const time = { seconds: 1 };
  const name = `${database}/documents/${path}`;
  const document = Document.fromObject({ name, create_time: time, update_time: time }).serialize();
  // Encodes a DocumentEventData: the tag of its first field, then the field's length and bytes.
  const body = Buffer.from([10, (document.length & 127) | 128, document.length >> 7, ...document]);
  return { method: 'POST', headers: [['content-type', 'application/protobuf'], ...headers], body };
}
