/** Longest text of an IP address. */
const ADDRESS_MAX = 45;

/**
 * The network a request came from, as our own proxies saw it, or `undefined` where none is told.
 *
 * Each proxy appends the address it was called from, so the client's is `hops` entries from the right; what stands
 * further left is the client's own claim. A shorter list is taken from its start. IPv6 clients own a /64, which counts as one.
 */
export function clientNetwork(forwardedFor: string | undefined, hops: number): string | undefined {
  if (!forwardedFor) return undefined;
  let end = forwardedFor.length;
  let start = forwardedFor.lastIndexOf(',');
  for (let hop = 1; hop < hops && start !== -1; hop++) {
    end = start;
    start = end === 0 ? -1 : forwardedFor.lastIndexOf(',', end - 1);
  }
  const address = forwardedFor
    .slice(start + 1, end)
    .trim()
    .slice(0, ADDRESS_MAX);
  return address.includes(':') ? ipv6Network(address) : address || undefined;
}

function ipv6Network(address: string): string {
  // IPv4 in IPv6's clothes.
  if (address.includes('.')) return address.slice(address.lastIndexOf(':') + 1);
  const whole = address.includes('::') ? withZeros(address) : address;
  let end = -1;
  for (let group = 0; group < 4; group++) end = whole.indexOf(':', end + 1);
  return whole.slice(0, end);
}

/** The address with `::` written out. */
function withZeros(address: string): string {
  const [left = '', right = ''] = address.split('::');
  const groups = [left, right].map((side) => (side === '' ? [] : side.split(':')));
  const zeros = Array<string>(Math.max(0, 8 - groups.flat().length)).fill('0');
  return [...(groups[0] ?? []), ...zeros, ...(groups[1] ?? [])].join(':');
}
