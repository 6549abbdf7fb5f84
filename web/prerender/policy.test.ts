import { expect, test } from 'vitest';
import { startScript } from './Document.tsx';
import { policy, requireAllowed } from './policy.ts';

test('the build stops at an inline script that the policy in firebase.json lacks', () => {
  expect(() => requireAllowed(startScript)).not.toThrow();
  expect(() => requireAllowed(`${startScript};`)).toThrow(/In firebase\.json, set script-src 'self' 'sha256-/);
});

test('the policy in firebase.json starts from nothing and names no foreign origin', () => {
  expect(policy).toMatch(/^default-src 'none';/);
  expect(policy).toContain(
    "base-uri 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'",
  );
  expect(policy.replace("style-src 'self' 'unsafe-inline'", '')).not.toMatch(/unsafe|https?:|\*/);
});
