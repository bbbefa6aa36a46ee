import type { LinkProps } from '@tanstack/react-router';

/** An address of the portal as the router takes it; the server writes it whole. */
export function foundLink(href: string): Pick<LinkProps, 'to' | 'search'> {
  const { pathname, searchParams } = new URL(href, 'https://portal.invalid');
  return { to: decodeURI(pathname), search: Object.fromEntries(searchParams) } as Pick<LinkProps, 'to' | 'search'>;
}
