import { expect, test } from 'vitest';
import { publish, rollBack } from './publish.ts';

const STET = { project: 'stet-project', site: 'stet-site', rollback: true } as const;

function recorded() {
  const commands: string[] = [];
  return { commands, cli: async (args: string[]) => void commands.push(args.join(' ')) };
}

test('keeps the live pages right before new ones replace them', async () => {
  const { commands, cli } = recorded();
  await publish(STET, true, cli);
  expect(commands).toEqual([
    'deploy --only firestore,functions --project stet-project --config firebase.deploy.json',
    'hosting:clone stet-site:live stet-site:previous --project stet-project',
    'deploy --only hosting --project stet-project --config firebase.deploy.json',
  ]);
});

test("keeps the pages for a rollback when the functions can't be deployed", async () => {
  const commands: string[] = [];
  const failing = async (args: string[]) => {
    commands.push(args.join(' '));
    throw new Error('no such runtime');
  };
  await expect(publish(STET, true, failing)).rejects.toThrow('no such runtime');
  expect(commands).toEqual(['deploy --only firestore,functions --project stet-project --config firebase.deploy.json']);
});

test('keeps nothing on the first deployment', async () => {
  const { commands, cli } = recorded();
  await publish(STET, false, cli);
  expect(commands).toEqual([
    'deploy --only firestore,functions --project stet-project --config firebase.deploy.json',
    'deploy --only hosting --project stet-project --config firebase.deploy.json',
  ]);
});

test('touches nothing live for a preview', async () => {
  const { commands, cli } = recorded();
  await publish({ ...STET, preview: 'words' }, true, cli);
  expect(commands).toEqual(['hosting:channel:deploy words --project stet-project --config firebase.deploy.json']);
});

test("deploys no pages when the live ones couldn't be kept", async () => {
  const commands: string[] = [];
  const failing = async (args: string[]) => {
    commands.push(args.join(' '));
    if (args[0] === 'hosting:clone') throw new Error('no network');
  };
  await expect(publish(STET, true, failing)).rejects.toThrow('no network');
  expect(commands.filter((command) => command.includes('--only hosting'))).toEqual([]);
});

test('rolls back to the kept pages, or to a version', async () => {
  const { commands, cli } = recorded();
  await rollBack(STET, cli);
  await rollBack({ ...STET, rollback: '0a1b' }, cli);
  expect(commands).toEqual([
    'hosting:clone stet-site:previous stet-site:live --project stet-project',
    'hosting:clone stet-site@0a1b stet-site:live --project stet-project',
  ]);
});
