import { hash } from 'node:crypto';
import { hosting } from '../../firebase.json';

const headers = hosting.headers.flatMap((rule) => rule.headers);

/** The Content-Security-Policy that Hosting sends with every page. */
export const policy = headers.find(({ key }) => key === 'Content-Security-Policy')?.value ?? '';

/** Returns how a policy names an inline script or stylesheet. */
export function sourceOf(text: string): string {
  return `'sha256-${hash('sha256', text, 'base64')}'`;
}

/** Throws if Hosting's policy would block the inline script. */
export function requireAllowed(script: string): void {
  const allowed = `script-src 'self' ${sourceOf(script)};`;
  if (!policy.includes(allowed)) throw new Error(`The inline script has changed. In firebase.json, set ${allowed}`);
}
