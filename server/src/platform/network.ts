/**
 * The machine behind an address, as far as counting goes. Anyone who has an IPv6 line has a whole /64 of addresses, so that
 * counts as one; an IPv4 address is the same one however it is written.
 */
export function networkOf(address: string): string {
  const [bare = ''] = address.split('%');
  if (!bare.includes(':') || !URL.canParse(`http://[${bare}]`)) return address;
  const groups = groupsOf(new URL(`http://[${bare}]`).hostname.slice(1, -1));
  const isMappedIpv4 = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (isMappedIpv4) return groups.slice(6).flatMap(bytesOf).join('.');
  const prefix = groups.slice(0, 4).map((group) => group.toString(16));
  return `${prefix.join(':')}::/64`;
}

/** The eight groups of an address that `URL` has written in its shortest form. */
function groupsOf(shortest: string): number[] {
  const [before = [], after = []] = shortest.split('::').map((part) => part.split(':').filter(Boolean));
  const left = Array<string>(8 - before.length - after.length).fill('0');
  return [...before, ...left, ...after].map((group) => Number.parseInt(group, 16));
}

const bytesOf = (group: number): number[] => [group >> 8, group & 0xff];
