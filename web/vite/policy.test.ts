import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { contentPolicy } from './policy.ts';

const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test('allows the inline blocks by their hashes, and nothing unsafe or foreign', () => {
  const policy = contentPolicy('a{}', 'start()');
  expect(policy).toMatch(/^default-src 'none';.* base-uri 'none'/);
  expect(policy).toContain(`script-src 'self' ${sha256('start()')};`);
  expect(policy).toContain(`style-src 'self' ${sha256('a{}')}`);
  expect(policy).toContain("require-trusted-types-for 'script'; trusted-types 'none'");
  expect(policy).not.toMatch(/unsafe|https?:|\*/);
});
