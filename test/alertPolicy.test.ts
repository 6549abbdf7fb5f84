import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { ROOT } from '../local/project.ts';
import { brand } from '../web/src/content/brand.ts';

const policy = readFileSync(join(ROOT, 'owner', 'alert-policy.yaml'), 'utf8');

test('the alert policy belongs to no brand, so that a rebrand leaves it as it is', () => {
  expect(policy).not.toMatch(new RegExp(brand.name, 'i'));
});

test('the alert policy has the fields that Google requires', () => {
  expect(parse(policy)).toMatchObject({
    displayName: expect.any(String),
    combiner: 'OR',
    // Google allows no other condition beside one on logs.
    conditions: [
      {
        displayName: expect.any(String),
        conditionMatchedLog: { filter: expect.stringMatching(/^resource\.type="cloud_run_revision" AND \( .* \)$/) },
      },
    ],
    // Log-based policies need one.
    alertStrategy: { notificationRateLimit: { period: expect.stringMatching(/^\d+s$/) } },
  });
});
