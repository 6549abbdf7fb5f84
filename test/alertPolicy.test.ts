import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { ROOT } from '../scripts/stack/project.ts';

test('the alert policy has the fields that Google requires', () => {
  expect(parse(readFileSync(join(ROOT, 'ops', 'alert-policy.yaml'), 'utf8'))).toMatchObject({
    displayName: expect.any(String),
    combiner: 'OR',
    conditions: [
      {
        displayName: expect.any(String),
        conditionMatchedLog: { filter: expect.stringMatching(/^resource\.type="cloud_run_revision" AND /) },
      },
    ],
    // Log-based policies need one.
    alertStrategy: { notificationRateLimit: { period: expect.stringMatching(/^\d+s$/) } },
  });
});
