import { COLUMNS, type StoredEntry, SUSPECTED, WRITTEN } from './entry.ts';
import { printable, printableLines, type Terminal } from './terminal.ts';

const COLUMN_MAX = 48;
/** The fields that share the last column. */
const SHARED = WRITTEN.filter((name) => name !== 'email' && name !== 'source');
const LABEL_WIDTH = Math.max(...COLUMNS.map((name) => name.length)) + 2;

/** A time as `2026-11-21 10:00`, in UTC. */
export function minute(time = ''): string {
  return time.slice(0, 16).replace('T', ' ');
}

/** The entries as a table without empty columns: cut to the screen's width, or whole without a screen. */
export function entryTable(entries: StoredEntry[], { columns: width = Number.POSITIVE_INFINITY }: Terminal) {
  const shared = SHARED.filter((name) => entries.some((entry) => entry[name]));
  const columns: Record<string, (entry: StoredEntry) => string | undefined> = {
    'Created (UTC)': ({ createdAt }) => minute(createdAt),
    Source: ({ collection, source }) => source ?? collection,
    Email: ({ email }) => email,
    Mark: markOf,
    [shared.map(capitalised).join(': ')]: (entry) => shared.flatMap((name) => entry[name] || []).join(': '),
  };
  const used = Object.entries(columns).filter(([, cell]) => entries.some(cell));
  const titles = used.map(([title]) => title);
  const rows = entries.map((entry) => used.map(([, cell]) => printable(cell(entry) ?? '')));
  const cut = (line: string) => (line.length > width ? `${line.slice(0, width - 1)}…` : line);
  return aligned([titles, ...rows])
    .map((line) => `${cut(line)}\n`)
    .join('');
}

function capitalised(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

function markOf({ collection, invitedAt }: StoredEntry): string {
  const isSuspected = SUSPECTED.some(({ name }) => name === collection);
  const marks = [isSuspected && 'suspected', invitedAt && `invited ${invitedAt.slice(0, 10)}`];
  return marks.filter(Boolean).join(', ');
}

/** Formats an entry, one field per line. Further lines of a text are indented, so that they can't imitate a field. */
export function wholeEntry(entry: StoredEntry): string {
  return COLUMNS.flatMap((name) => {
    const lines = printableLines(entry[name] ?? '');
    return lines.map((line, at) => `${(at === 0 ? name : '').padEnd(LABEL_WIDTH)}${line}`.trimEnd());
  })
    .map((line) => `${line}\n`)
    .join('');
}

/** Aligns rows as columns, numbers on the right. A longer cell moves only the rest of its own row. */
export function aligned(rows: (string | number)[][]): string[] {
  const widths: number[] = [];
  for (const [column, cell] of rows.flatMap((row) => [...row.entries()])) {
    widths[column] = Math.min(COLUMN_MAX, Math.max(String(cell).length, widths[column] ?? 0));
  }
  const pad = (cell: string | number, column: number) =>
    typeof cell === 'number' ? String(cell).padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0);
  return rows.map((row) => row.map(pad).join('  ').trimEnd());
}
