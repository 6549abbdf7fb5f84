import fc from 'fast-check';
import { expect, test } from 'vitest';
import { clientNetwork } from './clientNetwork.ts';

test.each([
  ['203.0.113.7', 1, '203.0.113.7'],
  ['198.51.100.1, 203.0.113.7', 1, '203.0.113.7'],
  ['198.51.100.1, 203.0.113.7', 2, '198.51.100.1'],
  ['6.6.6.6,198.51.100.1,203.0.113.7', 2, '198.51.100.1'],
  ['  198.51.100.1  ,  203.0.113.7 ', 2, '198.51.100.1'],
])('%j with %i hops is %s', (header, hops, network) => {
  expect(clientNetwork(header, hops)).toBe(network);
});

test('what the caller claims to the left is not looked at', () => {
  expect(clientNetwork('1.2.3.4, 203.0.113.7, 10.0.0.1', 2)).toBe(clientNetwork('9.9.9.9, 203.0.113.7, 10.0.0.1', 2));
});

test('a list shorter than the hops is taken from its start', () => {
  expect(clientNetwork('203.0.113.7', 3)).toBe('203.0.113.7');
});

test.each([undefined, '', ' ', ','])('%j tells no address', (header) => {
  expect(clientNetwork(header, 1)).toBeUndefined();
});

test.each([
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8:1:2::6', '2001:db8:1:2'],
  ['2001:db8::6', '2001:db8:0:0'],
  ['2001:db8::', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
])('of IPv6, the network counts: %s is in %s', (address, network) => {
  expect(clientNetwork(address, 1)).toBe(network);
});

test('no header throws or gives a long key', () => {
  const header = fc.string({ unit: fc.constantFrom(':', ',', '.', ' ', '1', 'f', '💌'), maxLength: 200 });
  fc.assert(
    fc.property(header, fc.integer({ min: 1, max: 5 }), (text, hops) => (clientNetwork(text, hops)?.length ?? 0) < 64),
  );
});
