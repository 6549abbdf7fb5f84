// Loaded into the emulators' process before firebase-tools.
import { AsyncLocalStorage } from 'node:async_hooks';
import { subscribe } from 'node:diagnostics_channel';
import { rmSync } from 'node:fs';
import type { ServerResponse } from 'node:http';

// The stack closes the channel, or is killed. The workers end with their process group, which this process leads.
const folder = process.cwd();
const end = () => {
  try {
    rmSync(folder, { recursive: true, force: true });
  } finally {
    process.kill(-process.pid, 'SIGKILL');
  }
};
process.on('disconnect', end);
process.on('exit', end);
process.channel?.unref();

// firebase-tools ends on any exception, and a page in the developer's browser can cause one: with a request for `//`,
// or with bodies that the functions refuse unread. Here only the request fails.
const current = new AsyncLocalStorage<ServerResponse>();
let isServing = false;
subscribe('http.server.request.start', (started) => {
  isServing = true;
  current.enterWith((started as { response: ServerResponse }).response);
});
process.setUncaughtExceptionCaptureCallback((error) => {
  console.error(`⚠  The emulators failed: ${error.stack}`);
  if (!isServing) process.exit(1);
  const response = current.getStore();
  if (!response?.headersSent) response?.writeHead(500);
  response?.end();
});
