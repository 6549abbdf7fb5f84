import { existsSync, readdirSync } from 'node:fs';
import { join, sep } from 'node:path';

export interface HeaderRule {
  source?: string;
  regex?: string;
  headers: { key: string; value: string }[];
}

const EVERY_ASSET = '/assets/**';

/**
 * Narrows the rule for `/assets/**` to the files that were built. Hosting applies a rule to the address that was asked
 * for, found or not, and a browser that keeps a "not found" as immutable would miss the file for a year.
 */
export function withExactAssets<T extends { headers: HeaderRule[] }>(hosting: T, publicFolder: string): T {
  const files = assets(join(publicFolder, 'assets'));
  const headers = hosting.headers.flatMap((rule) => {
    if (rule.source !== EVERY_ASSET) return [rule];
    return files.length === 0 ? [] : [{ headers: rule.headers, regex: `^/assets/(${files.map(literal).join('|')})$` }];
  });
  return { ...hosting, headers };
}

function assets(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll(sep, '/'),
    )
    .sort();
}

function literal(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
