import { readFileSync } from 'node:fs';

const policy = readFileSync(`${import.meta.dirname}/../../owner/alert-policy.yaml`, 'utf8');

/** The alert policy's patterns of log messages: failures and refusals. */
export const [FAILURE = /missing/, REFUSAL = /missing/] = [...policy.matchAll(/message=~"(.*?)"/g)].map(
  ([, pattern = '']) => new RegExp(pattern),
);
