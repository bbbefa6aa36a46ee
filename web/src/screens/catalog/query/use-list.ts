import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { startTransition, useMemo, useOptimistic } from 'react';
import {
  catalogueQueries,
  type ListAddress,
  type Reader,
  readListAddress,
  type Selection,
  type Tab,
  toListAddress,
  wantedList,
} from '#capabilities/catalogue/index.ts';
import { tabPaths } from './tab-paths.ts';

/** A list as the address asks for it: its products, and the ways to ask for another. */
export function useList(tab: Tab, reader: Reader) {
  const search = useSearch({ strict: false });
  const reached = useMemo(() => readListAddress(search), [search]);
  // A box that was ticked is ticked at once; the address follows when the router has been through its guards.
  const [address, showAddress] = useOptimistic(reached);
  const wanted = useMemo(() => wantedList(address, tab), [address, tab]);
  const navigate = useNavigate();
  const query = useQuery(catalogueQueries.list(wanted, reader));

  // A change of filters leaves page and focus where they are: the results come to the reader, not the reader to them.
  const go = (next: ListAddress, { replace = false } = {}) =>
    startTransition(async () => {
      showAddress(next);
      await navigate({ to: tabPaths[tab], search: next, replace, resetScroll: false });
    });

  return {
    tab,
    address,
    ...wanted,
    query,
    select: (selection: Selection) => go(toListAddress(selection, tab, address)),
    change: (part: Partial<ListAddress>, options?: { replace: boolean }) => {
      const { page, ...rest } = address;
      go({ ...rest, ...part }, options);
    },
  };
}

export type List = ReturnType<typeof useList>;
