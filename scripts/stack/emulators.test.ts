import { join } from 'node:path';
import { expect, test } from 'vitest';
import { visible } from './emulators.ts';
import { ROOT } from './project.ts';

test('shows the emulators’ warnings, and hides their routine', () => {
  expect(visible('⚠  functions: something is wrong')).toBe('⚠  functions: something is wrong');
  expect(visible('i  functions: Watching "dist" for Cloud Functions...')).toBeUndefined();
  expect(visible('⚠  emulators: Emulator UI is not starting')).toBeUndefined();
});

test('shows a function’s error with its message and stack, line by line, from the top folder', () => {
  const stack = `joinWaitlist failed TypeError: boom\n    at joinWaitlist (${join(ROOT, 'functions/src/a.ts')}:1:2)`;
  const line = `>  ${JSON.stringify({ severity: 'ERROR', message: stack })}`;
  const text = '> ERROR joinWaitlist failed TypeError: boom\n    at joinWaitlist (functions/src/a.ts:1:2)';
  expect(visible(line)).toBe(text);
});

test('shows what functions log otherwise, except for debugging', () => {
  expect(visible('>  {"severity":"DEBUG","message":"hello"}')).toBeUndefined();
  expect(visible('>  hello')).toBe('> INFO hello');
  expect(visible('>  {"severity":"WARNING","message":"slow","ms":5}')).toBe('> WARNING slow {"ms":5}');
});
