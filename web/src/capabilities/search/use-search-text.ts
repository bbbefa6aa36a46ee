import { useRouterState } from '@tanstack/react-router';
import { useState } from 'react';

/** What is in the field. It follows the address of the list of results, and is free again once one has gone on. */
export function useSearchText(): [text: string, setText: (text: string) => void] {
  const screenKey = useRouterState({ select: ({ location }) => screenKeyOf(location.pathname, location.search) });
  const [text, setText] = useState(() => queryAt(screenKey));
  const [seen, setSeen] = useState(screenKey);
  if (seen !== screenKey) {
    setSeen(screenKey);
    setText(queryAt(screenKey));
  }
  return [text, setText];
}

const list = 'list:';

/** One word for the screen, so that it changes only when what the field shows may. */
export const screenKeyOf = (pathname: string, search: { q?: unknown }): string =>
  pathname === '/catalog/products' ? `${list}${search.q ?? ''}` : `elsewhere:${pathname}`;

/** The query that a screen asks for. */
export const queryAt = (screenKey: string): string => (screenKey.startsWith(list) ? screenKey.slice(list.length) : '');
