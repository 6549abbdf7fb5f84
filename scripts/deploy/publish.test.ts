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
    'deploy --only firestore,functions --project stet-project',
    'hosting:clone stet-site:live stet-site:previous --project stet-project',
    'deploy --only hosting --project stet-project',
  ]);
});

test('functions that can’t be deployed leave what a rollback would bring back', async () => {
  const commands: string[] = [];
  const failing = async (args: string[]) => {
    commands.push(args.join(' '));
    throw new Error('no such runtime');
  };
  await expect(publish(STET, true, failing)).rejects.toThrow('no such runtime');
  expect(commands).toEqual(['deploy --only firestore,functions --project stet-project']);
});

test('the first time there is nothing to keep', async () => {
  const { commands, cli } = recorded();
  await publish(STET, false, cli);
  expect(commands).toEqual([
    'deploy --only firestore,functions --project stet-project',
    'deploy --only hosting --project stet-project',
  ]);
});

test('a preview touches nothing that is live', async () => {
  const { commands, cli } = recorded();
  await publish({ ...STET, preview: 'words' }, true, cli);
  expect(commands).toEqual(['hosting:channel:deploy words --project stet-project']);
});

test('no pages are deployed when those that are live could not be kept', async () => {
  const commands: string[] = [];
  const failing = async (args: string[]) => {
    commands.push(args.join(' '));
    if (args[0] === 'hosting:clone') throw new Error('no network');
  };
  await expect(publish(STET, true, failing)).rejects.toThrow('no network');
  expect(commands.filter((command) => command.includes('--only hosting'))).toEqual([]);
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
