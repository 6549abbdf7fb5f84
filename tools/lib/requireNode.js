// Each npm script that runs a tool imports this first. It is JavaScript, because an old Node would print a stack trace
// for TypeScript.

import * as http from 'node:http';

const packages = await import('commander').catch(() => undefined);
if (!process.features.typescript || !http.setGlobalProxyFromEnv || !packages) {
  console.error(`✗ This needs Node 24. On Linux (x64, arm64) it comes with the packages: run npm ci.
  On Node 20 or 22, run npx npm@11 ci instead: their own npm removes it again.
  Elsewhere, install Node 24 yourself, from 24.18.`);
  process.exit(1);
}
