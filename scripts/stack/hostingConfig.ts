import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

export interface HeaderRule {
  source?: string;
  regex?: string;
  headers: { key: string; value: string }[];
}

/**
 * Narrows the rule for `/assets/**` to the built files. Hosting applies a rule to every requested address, and a browser
 * that keeps a "not found" as immutable would miss the file for a year.
 */
export function withExactAssets<T extends { headers: HeaderRule[] }>(hosting: T, publicFolder: string): T {
  const folder = join(publicFolder, 'assets');
  const names = existsSync(folder) ? readdirSync(folder) : [];
  const regex = `^/assets/(${names.map((name) => name.replaceAll(/[^\w-]/g, '\\$&')).join('|')})$`;
  const headers = hosting.headers.map((rule) =>
    rule.source === '/assets/**' ? { headers: rule.headers, regex } : rule,
  );
  return { ...hosting, headers };
}
