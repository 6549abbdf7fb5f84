// Loaded into the emulators' process before firebase-tools.
import { rmSync } from 'node:fs';
import { createRequire } from 'node:module';

interface FunctionsEmulator {
  start(): Promise<void>;
  destroyServer(): Promise<void>;
}

/** What the stack may ask for; the answer is the same word. */
export type Request = 'stop functions' | 'start functions';

// If the stack's process is killed outright, the channel to it closes, and the emulators
// end with all their workers instead of living on as orphans. They run in a temporary folder of their own.
const folder = process.cwd();
process.on('disconnect', () => {
  rmSync(folder, { recursive: true, force: true });
  process.kill(-process.pid, 'SIGKILL');
});

// The functions' address stops answering, while Hosting goes on and passes calls to it: an outage.
process.on('message', async (request: Request) => {
  const { EmulatorRegistry } = createRequire(import.meta.url)('firebase-tools/lib/emulator/registry');
  const functions: FunctionsEmulator = EmulatorRegistry.get('functions');
  if (request === 'stop functions') await functions.destroyServer();
  else await functions.start();
  process.send?.(request);
});

process.channel?.unref();
