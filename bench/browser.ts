import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { browserPath } from '../e2e/support/browser.ts';
import { fontSettings } from '../e2e/support/packedBrowser.ts';

export interface BenchBrowser {
  /** Where it listens for the DevTools protocol. */
  port: number;
  close(): Promise<void>;
}

/** As in a quiet browser of a visitor: nothing runs but the page. Containers allow no sandbox. */
const FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-extensions',
  '--disable-renderer-backgrounding',
  '--disable-backgrounding-occluded-windows',
  '--remote-debugging-port=0',
];

/** Starts a browser that trusts the server's certificate, which keeps its cache working as with a real one. */
export async function startBrowser(keyHash: string): Promise<BenchBrowser> {
  const profile = mkdtempSync(join(tmpdir(), 'stet-bench-'));
  const child = spawn(
    await browserPath(),
    [...FLAGS, `--ignore-certificate-errors-spki-list=${keyHash}`, `--user-data-dir=${profile}`, 'about:blank'],
    { stdio: ['ignore', 'ignore', 'pipe'], env: { ...process.env, ...fontSettings() } },
  );
  const close = async () => {
    if (child.exitCode === null && child.signalCode === null && child.kill()) await once(child, 'exit');
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    return { port: await debuggingPort(child), close };
  } catch (error) {
    await close();
    throw error;
  }
}

function debuggingPort(child: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    let said = '';
    child.stderr?.on('data', (chunk) => {
      said += chunk;
      const port = /^DevTools listening on ws:\/\/[^:]+:(\d+)/m.exec(said)?.[1];
      if (port) resolve(Number(port));
    });
    child.on('error', reject);
    child.on('exit', () => reject(new Error(`The browser did not start:\n${said}`)));
  });
}
