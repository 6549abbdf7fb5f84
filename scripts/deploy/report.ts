import { type Terminal, table } from '../entries/terminal.ts';
import type { Manifest } from './manifest.ts';
import type { Indexes, Prepared } from './prepare.ts';
import type { UploadedFile } from './upload.ts';

/** What a deployment consists of, for someone to look through. */
export function report(
  { release: { config }, upload, manifest, rules, indexes }: Prepared,
  terminal: Terminal,
): string {
  const { hosting, firestore } = config;
  return [
    section(`Hosting, to the site ${hosting.site}: ${summary(upload.hosting)}`, fileTable(upload.hosting, terminal)),
    section(`Functions: ${summary(upload.functions)}`, fileTable(upload.functions, terminal)),
    section('Functions, as they will run', endpointTable(manifest, terminal)),
    section('Parameters', parameterTable(manifest, terminal)),
    section(`Database rules, from ${firestore.rules}`, rules.trimEnd()),
    section(`Database indexes, from ${firestore.indexes}`, indexLines(indexes)),
  ].join('\n');
}

function section(title: string, text: string): string {
  return `${title}\n\n${text.replaceAll(/^(?=.)/gm, '  ')}\n`;
}

function fileTable(files: UploadedFile[], terminal: Terminal): string {
  const rows = [
    ['file', 'size', 'compressed'],
    ...files.map(({ path, content, compressed }) => [path, size(content.length), size(compressed)]),
  ];
  const widths = [1, 2].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const aligned = rows.map(([path = '', ...sizes]) => [path, ...sizes.map((text, n) => text.padStart(widths[n] ?? 0))]);
  const [head = [], ...body] = aligned;
  return table(terminal, head, body);
}

function endpointTable({ endpoints }: Manifest, terminal: Terminal): string {
  const all = Object.entries(endpoints);
  const options = [...new Set(all.flatMap(([, endpoint]) => Object.keys(endpoint.options)))];
  const rows = all.map(([name, endpoint]) => [
    name,
    endpoint.region.join(' '),
    ...options.map((option) => endpoint.options[option] ?? ''),
  ]);
  return table(terminal, ['name', 'region', ...options], rows);
}

function parameterTable({ parameters }: Manifest, terminal: Terminal): string {
  const rows = Object.entries(parameters).map(([name, { value, isDefault }]) => [
    name,
    value,
    isDefault ? 'by default' : 'set for this project',
  ]);
  return table(terminal, ['name', 'value', ''], rows);
}

function indexLines({ indexes, fieldOverrides }: Indexes): string {
  return [
    ...indexes.map(({ collectionGroup, fields }) => {
      const names = fields.map(({ fieldPath, order }) =>
        order === 'DESCENDING' ? `${fieldPath} descending` : fieldPath,
      );
      return `${collectionGroup}: ${names.join(', ')}`;
    }),
    ...fieldOverrides.map((field) => {
      const kept = field.indexes.length === 0 ? 'not indexed' : 'indexed otherwise than by default';
      return `${field.collectionGroup}.${field.fieldPath}: ${kept}`;
    }),
  ].join('\n');
}

function summary(files: UploadedFile[]): string {
  const total = files.reduce((sum, { content }) => sum + content.length, 0);
  const compressed = files.reduce((sum, file) => sum + file.compressed, 0);
  return `${files.length} files, ${size(total)}, ${size(compressed)} compressed`;
}

function size(bytes: number): string {
  if (bytes < 1_000) return `${bytes} B`;
  return bytes < 1_000_000 ? `${(bytes / 1_000).toFixed(1)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}
