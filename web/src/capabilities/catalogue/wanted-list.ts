import type { WantedList } from './catalogue.queries.ts';
import type { ListAddress } from './list-address.ts';
import { selectionIn, sortOf, type Tab } from './selection.ts';

/** What an address asks the server for. */
export function wantedList(address: ListAddress, tab: Tab): WantedList {
  const selection = selectionIn(address, tab);
  return {
    selection,
    sort: sortOf(address, selection),
    page: address.page ?? 1,
    onlyFavourites: tab === 'favourites' || selection.flags.includes('favourites'),
  };
}
