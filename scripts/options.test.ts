import { expect, test } from 'vitest';
import { readOptions } from './options.ts';

test('the ports are the promised ones where nothing else is asked for', () => {
  expect(readOptions([])).toEqual({
    ports: { hosting: 5000, functions: 5001, firestore: 8080 },
    build: true,
    seed: 0,
  });
});

test('each port can be another one', () => {
  const { ports } = readOptions(['--port', '5050', '--functions-port=5051', '--firestore-port', '8081']);
  expect(ports).toEqual({ hosting: 5050, functions: 5051, firestore: 8081 });
});

test.each([['0'], ['65536'], ['http'], ['50.5'], ['-1']])('says that %s is no port', (port) => {
  expect(() => readOptions([`--port=${port}`])).toThrow(`--port takes a whole number from 1 to 65535, not ${port}.`);
});

test('says that one port cannot serve two', () => {
  expect(() => readOptions(['--port', '8080'])).toThrow('need three different ports');
});

test('says which option it does not know', () => {
  expect(() => readOptions(['--prot', '5050'])).toThrow("Unknown option '--prot'");
});
