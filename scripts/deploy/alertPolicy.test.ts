import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { ROOT } from '../stack/project.ts';

test('the alert policy has the fields that Google requires', () => {
  const policy = parse(readFileSync(join(ROOT, 'ops', 'alert-policy.yaml'), 'utf8'));
  expect(Object.keys(policy).sort()).toEqual([
    'alertStrategy',
    'combiner',
    'conditions',
    'displayName',
    'documentation',
  ]);
  expect(policy.conditions[0].conditionMatchedLog.filter).toBe(
    'resource.type="cloud_run_revision" AND severity>=ERROR',
  );
  // Log-based policies need one.
  expect(policy.alertStrategy.notificationRateLimit.period).toMatch(/^\d+s$/);
});
