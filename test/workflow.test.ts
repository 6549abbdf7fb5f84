import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { ROOT } from '../local/project.ts';

const FOLDER = join(ROOT, '.github', 'workflows');

interface Job {
  permissions?: Record<string, string>;
  steps: { uses?: string; run?: string; with?: Record<string, string> }[];
}

interface Workflow {
  permissions?: Record<string, string>;
  jobs: Record<string, Job>;
}

const workflows = readdirSync(FOLDER).map((name): Workflow => parse(readFileSync(join(FOLDER, name), 'utf8')));
const jobs = workflows.flatMap((workflow) => Object.values(workflow.jobs));
const steps = jobs.flatMap((job) => job.steps);

test('actions are pinned to a commit', () => {
  const uses = steps.flatMap((step) => step.uses ?? []);
  expect(uses).not.toEqual([]);
  for (const action of uses) expect(action).toMatch(/^[\w-]+\/[\w-]+@[0-9a-f]{40}$/);
});

test('workflow jobs may only read the code; one may also request an identity token', () => {
  for (const { permissions } of workflows) expect(permissions).toEqual({ contents: 'read' });
  expect(jobs.map(({ permissions }) => permissions).filter(Boolean)).toEqual([
    { contents: 'read', 'id-token': 'write' },
  ]);
});

test('the job with an identity token runs no code of the branch', () => {
  const trusted = jobs.filter(({ permissions }) => permissions?.['id-token']).flatMap((job) => job.steps);
  const checkouts = trusted.filter(({ uses }) => uses?.startsWith('actions/checkout@'));
  expect(checkouts).toHaveLength(1);
  expect(checkouts[0]?.with?.ref).toContain('github.event.pull_request.base.sha');
  for (const { run = '' } of trusted) {
    expect(run).not.toMatch(/\bnpm (run|test|start)\b|\bnode (?!node_modules\/)/);
    if (run.includes('npm ci')) expect(run).toBe('npm ci --ignore-scripts');
  }
});

test('no workflow command contains an expression, which could inject code', () => {
  for (const { run = '' } of steps) expect(run).not.toContain('${{');
});

test('workflows run only npm scripts that exist', () => {
  const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  for (const [, name] of steps.flatMap(({ run = '' }) => [...run.matchAll(/npm run ([\w:]+)/g)])) {
    expect(Object.keys(scripts)).toContain(name);
  }
});
