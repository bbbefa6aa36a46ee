import type { QueryClient } from '@tanstack/react-query';
import { cartQueries } from '#capabilities/cart/index.ts';
import { catalogueQueries, readListAddress, type Tab, wantedList } from '#capabilities/catalogue/index.ts';
import { sessionQueries } from '#capabilities/session/index.ts';
import { findChosen } from '#capabilities/ship-to/index.ts';
import { readStored } from '#platform/storage-keys.ts';
import { currentLanguage } from '#platform/texts/language.ts';

/** The first thing the screen will ask, asked while its code is still on the way or while somebody only points there. */
export function askList(client: QueryClient, tab: Tab, search: Readonly<Record<string, unknown>>): void {
  const user = client.getQueryData(sessionQueries.user(readStored('uid') ?? '').queryKey);
  if (!user) return;
  const language = currentLanguage();
  const shipToId = findChosen(user.shipTos, readStored('shipToId'))?.id;
  // Beside and above the goods: their room depends on what is in them.
  void client.prefetchQuery(cartQueries.brief(language));
  if (tab === 'products') void client.prefetchQuery(catalogueQueries.offers({ language, shipToId }));
  void client.prefetchQuery(catalogueQueries.list(wantedList(readListAddress(search), tab), { language, shipToId }));
}
