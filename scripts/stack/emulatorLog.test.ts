import { join } from 'node:path';
import { expect, test } from 'vitest';
import { visible } from './emulatorLog.ts';
import { ROOT } from './project.ts';

test('shows the emulators’ warnings, and hides their routine', () => {
  expect(visible('⚠  functions: something is wrong', false)).toBe('⚠  functions: something is wrong');
  expect(visible('i  functions: Watching "dist" for Cloud Functions...', false)).toBeUndefined();
  expect(visible('⚠  emulators: Emulator UI is not starting', false)).toBeUndefined();
});

test('shows a function’s error with its message and stack, line by line, from the top folder', () => {
  const stack = `joinWaitlist failed TypeError: boom\n    at joinWaitlist (${join(ROOT, 'functions/src/a.ts')}:1:2)`;
  const line = `>  ${JSON.stringify({ severity: 'ERROR', message: stack })}`;
  const text = '> ERROR joinWaitlist failed TypeError: boom\n    at joinWaitlist (functions/src/a.ts:1:2)';
  expect(visible(line, false)).toBe(text);
});

test('shows what functions log otherwise only when asked to', () => {
  expect(visible('>  hello', false)).toBeUndefined();
  expect(visible('>  hello', true)).toBe('> INFO hello');
  expect(visible('>  {"severity":"WARNING","message":"slow","ms":5}', true)).toBe('> WARNING slow {"ms":5}');
});
