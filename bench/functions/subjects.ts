import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

const FUNCTIONS = join(import.meta.dirname, '../../functions');
export const BASELINES = join(FUNCTIONS, 'test/baselines.ts');
export const DEPLOYED = join(FUNCTIONS, 'dist/index.cjs');

export const signup = () => ({ email: `${crypto.randomUUID()}@example.com`, source: 'modal' });

/** Resident memory of a process. */
export async function memoryOf(pid: number): Promise<number> {
  const { stdout } = await promisify(execFile)('ps', ['-o', 'rss=', '-p', `${pid}`]);
  return Number(stdout) / 1_024;
}

export const megabytes = (value: number) => `${value.toFixed(0)} MB`;
