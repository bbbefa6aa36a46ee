/** Where a link of the content may lead: a screen in the portal, a page on the web by https, or nowhere. */
export type SafeLink = { kind: 'own' | 'outside'; href: string };

const ownOrigin = 'https://own.invalid';

/** Content is written by people and comes from a table: whatever is not plainly one of the two is not a link. */
export function safeLinkOf(address: string): SafeLink | undefined {
  const href = address.trim();
  if (!URL.canParse(href, ownOrigin)) return undefined;
  const { origin, protocol, pathname, search, hash } = new URL(href, ownOrigin);
  if (origin === ownOrigin) {
    return href.startsWith('/') && !pathname.startsWith('//')
      ? { kind: 'own', href: `${pathname}${search}${hash}` }
      : undefined;
  }
  return protocol === 'https:' ? { kind: 'outside', href } : undefined;
}
