import type { Clock } from '#platform/clock.ts';
import type { Database } from '#platform/database/connection.ts';
import type { DoorOf } from '#platform/request/request.ts';
import { type CatalogueDoor, catalogue } from './catalogue.door.ts';
import type { CatalogueDeps } from './needs/catalogue.deps.ts';
import { priceBooks } from './product/price-books.ts';
import { catalogueShelves } from './shelf/catalogue-shelves.ts';
import { catalogueStore } from './store/catalogue.store.ts';

/** Every market's goods, one for the process. */
export const openShelves = ({ clock, maxAgeMs, read }: { clock: Clock; maxAgeMs: number; read: Database['read'] }) =>
  catalogueShelves({ clock, maxAgeMs, read: (work) => read((transaction) => work(catalogueStore(transaction))) });

type OfNeighbours = 'ownPrices' | 'allPrices' | 'favouritesOf';
type Needs = Omit<CatalogueDeps, OfNeighbours | 'priceBooks'> & {
  /** Prices and favourites come from neighbours above. */
  neighboursOf: DoorOf<Pick<CatalogueDeps, OfNeighbours>>;
};

export function openCatalogue({ neighboursOf, ...needs }: Needs): DoorOf<CatalogueDoor> {
  const books = priceBooks();
  return (transaction) => catalogue({ ...needs, priceBooks: books, ...neighboursOf(transaction) });
}
