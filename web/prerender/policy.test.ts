import { hash } from 'node:crypto';
import { expect, test } from 'vitest';
import { hosting } from '../../firebase.json';
import { startScript } from './Document.tsx';

const headers = hosting.headers.flatMap((rule) => rule.headers);
const policy = headers.find(({ key }) => key === 'Content-Security-Policy')?.value ?? '';

test('the policy in firebase.json allows the inline script, and nothing else inline', () => {
  const digest = `'sha256-${hash('sha256', startScript, 'base64')}'`;
  expect(policy, `Set script-src in firebase.json to 'self' ${digest}.`).toContain(`script-src 'self' ${digest};`);
});

test('the policy in firebase.json starts from nothing and names no foreign origin', () => {
  expect(policy).toMatch(/^default-src 'none';/);
  expect(policy).toContain(
    "base-uri 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'",
  );
  expect(policy.replace("style-src 'self' 'unsafe-inline'", '')).not.toMatch(/unsafe|https?:|\*/);
});
