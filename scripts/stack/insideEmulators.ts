// Loaded into the emulators' process before firebase-tools.
import { AsyncLocalStorage } from 'node:async_hooks';
import { subscribe } from 'node:diagnostics_channel';
import { rmSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { createRequire } from 'node:module';

interface FunctionsEmulator {
  start(): Promise<void>;
  destroyServer(): Promise<void>;
}

/** What the stack may ask for; the answer is the same word. */
export type Request = 'survive errors' | 'stop functions' | 'start functions';

// A killed stack closes the channel. Its emulators and their workers end with it; they run in a temporary folder.
const folder = process.cwd();
process.on('disconnect', () => {
  rmSync(folder, { recursive: true, force: true });
  process.kill(-process.pid, 'SIGKILL');
});

const REQUESTS: Record<Request, () => unknown> = {
  'survive errors': surviveErrors,
  // Hosting goes on and passes calls to an address that doesn't answer: an outage.
  'stop functions': () => functions().destroyServer(),
  'start functions': () => functions().start(),
};

process.on('message', async (request: Request) => {
  await REQUESTS[request]();
  process.send?.(request);
});

process.channel?.unref();

function functions(): FunctionsEmulator {
  const { EmulatorRegistry } = createRequire(import.meta.url)('firebase-tools/lib/emulator/registry');
  return EmulatorRegistry.get('functions');
}

/**
 * Fails the request that threw instead of ending the emulators, which is what firebase-tools does: any page in the
 * developer's browser can send such requests, `//` for one.
 */
function surviveErrors(): void {
  const current = new AsyncLocalStorage<ServerResponse>();
  subscribe('http.server.request.start', (started) => {
    current.enterWith((started as { response: ServerResponse }).response);
  });
  process.setUncaughtExceptionCaptureCallback((error) => {
    console.error(`⚠  A request failed in the emulators: ${error.message}`);
    const response = current.getStore();
    if (!response?.headersSent) response?.writeHead(500);
    response?.end();
  });
}
