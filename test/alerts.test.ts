import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { FORM_NAMES } from '../functions/src/contract/contract.ts';
import { ROOT } from '../local/project.ts';
import { brand } from '../web/src/content/brand.ts';

const read = (name: string) => parse(readFileSync(join(ROOT, 'owner/alerts', `${name}.yaml`), 'utf8'));

test('alerts watch what the functions log, what Google answers for them, and whether the waitlist can be reached', () => {
  const [failures, requests, uptime] = ['failures', 'requests', 'uptime'].map(read);
  for (const policy of [failures, requests]) {
    expect(policy).toMatchObject({
      combiner: 'OR',
      // Google allows no other condition beside one on logs, which needs a rate limit.
      conditions: [
        { conditionMatchedLog: { filter: expect.stringMatching(/^resource\.type="cloud_run_revision" AND /) } },
      ],
      alertStrategy: { notificationRateLimit: { period: expect.stringMatching(/^\d+s$/) } },
    });
  }
  const { filter } = requests.conditions[0].conditionMatchedLog;
  // Only Google's own answers have a text.
  expect(filter).toContain('(httpRequest.status=403 AND textPayload:*)');
  expect(filter).toContain('(httpRequest.status>=500 OR (httpRequest.status=429 AND textPayload:*))');
  const [, services = ''] = /service_name=\((.*?)\)/.exec(filter) ?? [];
  expect(services.split(' OR ')).toEqual(FORM_NAMES.map((name) => `"${name.toLowerCase()}"`));
  expect(uptime.conditions[0].conditionThreshold.filter).toContain('uptime_check/check_passed');
});

test('the alerts belong to no brand, so that a rebrand leaves them as they are', () => {
  for (const file of globSync('owner/alerts/*.yaml', { cwd: ROOT })) {
    expect(readFileSync(join(ROOT, file), 'utf8')).not.toMatch(new RegExp(brand.name, 'i'));
  }
});
