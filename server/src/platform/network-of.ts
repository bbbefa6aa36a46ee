import { isIPv4, isIPv6 } from 'node:net';

/**
 * What is counted as one machine. Whoever has an IPv6 address usually has the whole /64 around it and would be a new
 * stranger with every call.
 */
export function networkOf(address: string): string {
  const plain = address.split('%')[0]?.toLowerCase() ?? '';
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(plain)?.[1];
  if (mapped && isIPv4(mapped)) return mapped;
  return isIPv6(plain) ? `${firstFourGroups(plain)}::/64` : plain;
}

function firstFourGroups(address: string): string {
  const [before = '', after] = address.split('::');
  const given = before ? before.split(':') : [];
  // An address may end in the notation of IPv4, which takes the place of two groups.
  const following = after ? after.split(':') : [];
  const written = given.length + following.length + (address.includes('.') ? 1 : 0);
  const zeros = after === undefined ? [] : Array(Math.max(0, 8 - written)).fill('0');
  const groups = [...given, ...zeros, ...following].slice(0, 4);
  return groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':');
}
