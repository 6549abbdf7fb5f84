import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { RETENTION_YEARS } from 'functions/contract';
import { expect, test } from 'vitest';
import { REGION } from '../../../functions/src/settings.ts';
import { privacy } from './legal.ts';

const words = privacy.sections.flatMap(({ paragraphs }) => paragraphs).join('\n');

test('the privacy policy promises the deletion dates that the store sets', () => {
  expect(RETENTION_YEARS).toEqual({ joinWaitlist: 2, submitContact: 1 });
  expect(words).toContain('waitlist entry is deleted two years after you joined');
  expect(words).toContain('message one year after you sent it');
});

test('the privacy policy names the region in which the functions run', () => {
  expect(words).toContain(`In the United States`);
  expect(words).toContain(REGION);
});

test('the privacy policy gives backups the time for which the documented schedule keeps them', () => {
  const deploy = readFileSync(join(import.meta.dirname, '../../../docs/deploy.md'), 'utf8');
  const days = /schedules:create .*--retention (\d+)d/.exec(deploy)?.[1];
  expect(words).toContain(`for up to ${days} days more`);
});
