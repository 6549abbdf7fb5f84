import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { ROOT } from '../scripts/stack/project.ts';

const FOLDER = join(ROOT, '.github', 'workflows');

interface Workflow {
  permissions?: Record<string, string>;
  jobs: Record<string, { permissions?: Record<string, string>; steps: { uses?: string; run?: string }[] }>;
}

const workflows = readdirSync(FOLDER).map((name): [string, Workflow] => [
  name,
  parse(readFileSync(join(FOLDER, name), 'utf8')),
]);
const steps = workflows.flatMap(([, { jobs }]) => Object.values(jobs).flatMap((job) => job.steps));

test('actions are pinned to a commit', () => {
  const uses = steps.flatMap((step) => step.uses ?? []);
  expect(uses).not.toEqual([]);
  for (const action of uses) expect(action).toMatch(/^[\w-]+\/[\w-]+@[0-9a-f]{40}$/);
});

test('jobs may read the code, and prove who they are, and no more', () => {
  for (const [, { permissions, jobs }] of workflows) {
    expect(permissions).toEqual({ contents: 'read' });
    for (const job of Object.values(jobs)) {
      if (job.permissions) expect(job.permissions).toEqual({ contents: 'read', 'id-token': 'write' });
    }
  }
});

test('nothing from outside is pasted into a command', () => {
  for (const { run = '' } of steps) expect(run).not.toContain('${{');
});

test('the commands are the project’s own', () => {
  const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  for (const [, name] of steps.flatMap(({ run = '' }) => [...run.matchAll(/npm run ([\w:]+)/g)])) {
    expect(Object.keys(scripts)).toContain(name);
  }
});
