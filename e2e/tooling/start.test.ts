import { once } from 'node:events';
import { get } from 'node:http';
import { expect, inject, onTestFinished, test, vi } from 'vitest';
import { startFirestore } from '../../functions/test/embeddedFirestore.ts';
import { freePorts, LOOPBACK } from '../../scripts/stack/ports.ts';
import { serve } from '../../scripts/stack/serve.ts';
import { startStack } from '../../scripts/stack/stack.ts';
import { call } from '../support/call.ts';
import { openEntries } from '../support/entries.ts';
import { ended, family, freeAddresses, npmRun } from '../support/processes.ts';

const jane = { email: 'jane@start.example.com', source: 'modal' };

const LARGE = 'x'.repeat(1_000_000);

test('npm start withstands hostile requests, keeps its entries after Ctrl-C, and leaves no process', async () => {
  const { args, origin } = await freeAddresses();
  const first = npmRun('start', args);
  await first.ready();
  expect(first.printed()).toContain(origin);
  expect((await fetch(origin)).status).toBe(200);
  expect(await call(origin, 'joinWaitlist', jane)).toMatchObject({ status: 200 });

  // Any page in the developer's browser could send these.
  const { hostname, port } = new URL(origin);
  const [answer] = await once(get({ hostname, port, path: '//' }), 'response');
  expect(answer.statusCode).toBe(500);
  const bodies = Array.from({ length: 10 }, () => fetch(`${origin}/api/joinWaitlist`, { method: 'POST', body: LARGE }));
  for (const { status } of await Promise.all(bodies)) expect(status).toBeGreaterThanOrEqual(400);
  expect((await fetch(origin)).status).toBe(200);

  // npm, the stack, the emulators and the function's worker at least.
  const processes = family(first.pid);
  expect(processes.length).toBeGreaterThanOrEqual(4);
  first.pressCtrlC();
  expect(await first.ended).toBe(0);
  await ended(processes);

  const second = npmRun('start', args);
  await second.ready();
  expect(await call(origin, 'joinWaitlist', jane)).toMatchObject({ status: 409 });
  const others = family(second.pid);
  process.kill(second.pid, 'SIGKILL');
  await ended(others);
}, 90_000);

test('npm start uses the Firestore of FIRESTORE_EMULATOR_HOST; nothing outlives the stack when it is killed', async () => {
  const firestore = await startFirestore();
  onTestFinished(() => firestore.stop());
  const { args, origin } = await freeAddresses();
  const run = npmRun('start', args, { env: { FIRESTORE_EMULATOR_HOST: firestore.host } });
  await run.ready();
  expect(run.printed()).toContain(firestore.host);
  await call(origin, 'joinWaitlist', jane);
  const entries = openEntries({ firestoreHost: firestore.host, projectId: 'demo-stet' });
  onTestFinished(() => entries.close());
  expect(await entries.signups(jane.email)).toHaveLength(1);

  const [npm, stack = 0, ...emulators] = family(run.pid);
  expect(npm).toBe(run.pid);
  process.kill(stack, 'SIGKILL');
  await ended([stack, ...emulators]);
});

test('npm start says which port is taken, with a code that is not 0', async () => {
  const { port } = new URL(inject('stack').origin);
  const run = npmRun('start', ['--port', port]);
  expect(await run.ended).toBe(1);
  expect(run.printed()).toContain(`Port ${port} (the site) is taken by another program`);
});

test('a debugger can attach to the functions; the command fails when the emulators end by themselves', async () => {
  const [inspect = 0] = await freePorts(1);
  const stack = await startStack({ inspect, projectId: `demo-stet-inspect-${process.pid}` });
  onTestFinished(stack.stop);
  const [target] = await (await fetch(`http://${LOOPBACK}:${inspect}/json/list`)).json();
  expect(target.webSocketDebuggerUrl).toContain(`ws://${LOOPBACK}:${inspect}/`);
  const log = vi.spyOn(console, 'log').mockReturnValue();
  onTestFinished(() => log.mockRestore());
  const served = serve(stack, new AbortController().signal);
  process.kill(stack.emulatorsPid, 'SIGTERM');
  await expect(served).rejects.toThrow('ended by themselves');
});
