import { expect, test } from 'vitest';
import { publish, rollBack } from './publish.ts';

const STET = { project: 'stet-project', site: 'stet-site', preview: undefined, rollback: true } as const;

function recorded() {
  const commands: string[] = [];
  return { commands, cli: async (args: string[]) => void commands.push(args.join(' ')) };
}

test('the live pages are kept before new ones replace them', async () => {
  const { commands, cli } = recorded();
  await publish(STET, true, cli);
  expect(commands).toEqual([
    'hosting:clone stet-site:live stet-site:previous --project stet-project',
    'deploy --only firestore,functions,hosting --project stet-project',
  ]);
});

test('the first time there is nothing to keep', async () => {
  const { commands, cli } = recorded();
  await publish(STET, false, cli);
  expect(commands).toEqual(['deploy --only firestore,functions,hosting --project stet-project']);
});

test('a preview touches nothing that is live', async () => {
  const { commands, cli } = recorded();
  await publish({ ...STET, preview: 'words' }, true, cli);
  expect(commands).toEqual(['hosting:channel:deploy words --project stet-project']);
});

test('nothing is deployed when what is live could not be kept', async () => {
  const failing = async () => {
    throw new Error('no network');
  };
  await expect(publish(STET, true, failing)).rejects.toThrow('no network');
});

test('a rollback makes the kept pages live, or a version', async () => {
  const { commands, cli } = recorded();
  await rollBack(STET, cli);
  await rollBack({ ...STET, rollback: '0a1b' }, cli);
  expect(commands).toEqual([
    'hosting:clone stet-site:previous stet-site:live --project stet-project',
    'hosting:clone stet-site@0a1b stet-site:live --project stet-project',
  ]);
});
