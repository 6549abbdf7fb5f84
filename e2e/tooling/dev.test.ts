import { cpSync, existsSync, readFileSync, renameSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { ROOT } from '../../scripts/stack/project.ts';
import { temporaryFolder } from '../../test/temporaryFolder.ts';
import { call } from '../support/call.ts';
import { openEntries } from '../support/entries.ts';
import { ended, family, freeAddresses, npmRun } from '../support/processes.ts';

const SOURCE = 'functions/src/submit.ts';
const ANCHOR = "    const entry = readEntry('joinWaitlist', data);";

/** A copy of the repository, whose sources a test may change. */
function copyRepository(): string {
  const folder = temporaryFolder();
  const isCopied = (path: string) => !/[\\/](node_modules|\.git|\.local)$/.test(path);
  cpSync(ROOT, folder, { recursive: true, preserveTimestamps: true, filter: isCopied });
  for (const modules of ['node_modules', 'functions/node_modules', 'web/node_modules']) {
    if (existsSync(join(ROOT, modules))) symlinkSync(join(ROOT, modules), join(folder, modules), 'junction');
  }
  return folder;
}

test('npm run dev serves sources, and reloads functions after every save that builds', async () => {
  const folder = copyRepository();
  const { args, origin, firestoreHost } = await freeAddresses();
  const run = npmRun('dev', [...args, '--seed', '12'], { folder });
  await run.ready();
  expect(run.printed()).toContain(origin);

  const page = await fetch(origin, { headers: { accept: 'text/html' } });
  expect(await page.text()).toContain('/@vite/client');
  const entries = openEntries({ firestoreHost, projectId: 'demo-stet' });
  onTestFinished(() => entries.close());
  expect(await entries.signups()).toHaveLength(10);
  expect(await entries.messages()).toHaveLength(2);

  const source = readFileSync(join(ROOT, SOURCE), 'utf8');
  expect(source).toContain(ANCHOR);
  const builds = () => run.printed().split('Rebuild the functions').length - 1;
  /** Saves as editors do: a new file takes the old one's place. */
  const save = async (added: string) => {
    const before = builds();
    writeFileSync(join(folder, `${SOURCE}~`), source.replace(ANCHOR, `${added}\n${ANCHOR}`));
    renameSync(join(folder, `${SOURCE}~`), join(folder, SOURCE));
    await vi.waitUntil(() => builds() > before, { timeout: 30_000 });
  };
  const submit = (name: string) => call(origin, 'joinWaitlist', { email: `${name}@dev.example.com`, source: 'modal' });

  await save('    // A first save.');
  await save("    if (JSON.stringify(data).includes('boom')) throw new TypeError('Boom!');");
  await vi.waitUntil(async () => (await submit(`boom.${crypto.randomUUID()}`)).status === 500, { timeout: 20_000 });
  const boom = /TypeError: Boom!\n {4}at .*functions\/src\/domain\/submit\.ts:\d+/;
  await vi.waitFor(() => expect(run.printed()).toMatch(boom), { timeout: 10_000 });

  await save('    const = ;');
  expect(await submit('jane')).toMatchObject({ status: 200 });
  expect(run.printed().split('Expected identifier but found')).toHaveLength(2);

  const processes = family(run.pid);
  run.pressCtrlC();
  expect(await run.ended).toBe(0);
  await ended(processes);
}, 120_000);
