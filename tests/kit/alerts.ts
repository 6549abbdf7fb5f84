import { readFileSync } from 'node:fs';

const policy = readFileSync(`${import.meta.dirname}/../../tools/launch/alerts/failures.yaml`, 'utf8');

/** The alert's patterns of log messages: failures and refusals. */
export const [FAILURE = /missing/, REFUSAL = /missing/] = [...policy.matchAll(/message=~"(.*?)"/g)].map(
  ([, pattern = '']) => new RegExp(pattern),
);
