import { useRouterState } from '@tanstack/react-router';
import { useState } from 'react';

/**
 * What stands in the field. It follows the list's address, is still there while one looks at a product, and is gone
 * when one leaves the catalogue.
 */
export function useSearchText(): [text: string, setText: (text: string) => void] {
  const place = useRouterState({ select: ({ location }) => placeOf(location.pathname, location.search) });
  const [text, setText] = useState(() => queryAt(place) ?? '');
  const [seen, setSeen] = useState(place);
  if (seen !== place) {
    setSeen(place);
    const query = queryAt(place);
    if (query !== undefined) setText(query);
  }
  return [text, setText];
}

const list = 'list:';
const product = 'product';

/** One word for the place, so that it changes only when what the field shows may. */
export function placeOf(pathname: string, search: { q?: unknown }): string {
  if (pathname === '/catalog/products') return `${list}${search.q ?? ''}`;
  return pathname.startsWith('/catalog/') && pathname !== '/catalog/favorites' ? product : 'elsewhere';
}

/** The query that a place asks for; undefined where it leaves the field as it is. */
export function queryAt(place: string): string | undefined {
  if (place.startsWith(list)) return place.slice(list.length);
  return place === product ? undefined : '';
}
