import { expect, test } from 'vitest';
import { startScript } from './Document.tsx';
import { policy, requireAllowed } from './policy.ts';

test('the build stops at an inline script that the policy in firebase.json lacks', () => {
  expect(() => requireAllowed(startScript)).not.toThrow();
  expect(() => requireAllowed(`${startScript};`)).toThrow(/In firebase\.json, set script-src 'self' 'sha256-/);
});

test('the policy starts from nothing and names no foreign origin', () => {
  // `default-src` doesn't cover the last three.
  expect(policy).toMatch(/^default-src 'none';.* form-action 'self'; base-uri 'none'; frame-ancestors 'none';/);
  expect(policy.replace("style-src 'self' 'unsafe-inline'", '')).not.toMatch(/unsafe|https?:|\*/);
});
