import { useRouterState } from '@tanstack/react-router';
import { useState } from 'react';

/**
 * What is in the field. It follows the list's address, is still there while one looks at a product, and is gone
 * when one leaves the catalogue.
 */
export function useSearchText(): [text: string, setText: (text: string) => void] {
  const screenKey = useRouterState({ select: ({ location }) => screenKeyOf(location.pathname, location.search) });
  const [text, setText] = useState(() => queryAt(screenKey) ?? '');
  const [seen, setSeen] = useState(screenKey);
  if (seen !== screenKey) {
    setSeen(screenKey);
    const query = queryAt(screenKey);
    if (query !== undefined) setText(query);
  }
  return [text, setText];
}

const list = 'list:';
const product = 'product';

/** One word for the screen, so that it changes only when what the field shows may. */
export function screenKeyOf(pathname: string, search: { q?: unknown }): string {
  if (pathname === '/catalog/products') return `${list}${search.q ?? ''}`;
  return pathname.startsWith('/catalog/') && pathname !== '/catalog/favorites' ? product : 'elsewhere';
}

/** The query that a screen asks for; undefined where it leaves the field as it is. */
export function queryAt(screenKey: string): string | undefined {
  if (screenKey.startsWith(list)) return screenKey.slice(list.length);
  return screenKey === product ? undefined : '';
}
