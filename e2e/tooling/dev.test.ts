import { expect, onTestFinished, test } from 'vitest';
import { call } from '../support/call.ts';
import { openEntries } from '../support/entries.ts';
import { freeAddresses, npmRun } from '../support/npmRun.ts';
import { alive, family } from '../support/processes.ts';

test('npm run dev serves the page from its sources, with working calls and made-up entries', async () => {
  const { args, origin, firestoreHost } = await freeAddresses();
  const run = npmRun('dev', [...args, '--seed', '12']);
  await run.ready();
  expect(run.printed()).toContain(origin);

  const page = await fetch(origin, { headers: { accept: 'text/html' } });
  expect(await page.text()).toContain('/@vite/client');
  const jane = { email: 'jane@dev.example.com', source: 'modal' };
  expect(await call(origin, 'joinWaitlist', jane)).toMatchObject({ status: 200 });

  const entries = openEntries({ firestoreHost, projectId: 'demo-stet' });
  onTestFinished(() => entries.close());
  expect(await entries.signups()).toHaveLength(11);
  expect(await entries.messages()).toHaveLength(2);

  const processes = family(run.pid);
  run.pressCtrlC();
  expect(await run.ended).toBe(0);
  expect(alive(processes)).toEqual([]);
});
