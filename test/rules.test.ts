import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import securityRules from '@firebase/eslint-plugin-security-rules';
import { ESLint, type Linter } from 'eslint';
import { expect, test } from 'vitest';
import { ROOT } from '../scripts/stack/project.ts';

const rules = readFileSync(join(ROOT, 'firestore.rules'), 'utf8');

async function lint(text: string): Promise<string[]> {
  // The plugin's types are those of an earlier ESLint.
  const config = securityRules.configs['flat/recommended'] as unknown as Linter.Config;
  const eslint = new ESLint({ overrideConfigFile: true, overrideConfig: config });
  const [result] = await eslint.lintText(text, { filePath: 'firestore.rules' });
  return (result?.messages ?? []).map(({ message }) => message);
}

test('the rules are well-formed and pass the linter', async () => {
  expect(await lint(rules)).toEqual([]);
});

test('the linter sees the rules at all: it objects to open ones', async () => {
  expect(await lint(rules.replaceAll('if false', 'if true'))).not.toEqual([]);
});

test('no client may read or write anything', () => {
  const allowances = rules.replaceAll(/\/\/.*$/gm, '').match(/\ballow\b[^;]*;/g) ?? [];
  expect(allowances).not.toEqual([]);
  for (const allowance of allowances) expect(allowance).toMatch(/^allow [a-z, ]+: if false;$/);
});

test('the rules cover every document', () => {
  expect(rules).toMatch(/match \/\{document=\*\*\} \{\s*allow read, write: if false;/);
});
