import { useIsCartForeseen, usePanelPreference } from '#capabilities/cart/index.ts';
import type { Tab } from '#capabilities/catalogue/index.ts';
import { NoShipTo } from '#capabilities/ship-to/index.ts';
import { useIsWide } from '#platform/wide-window.ts';
import { Waiting } from '#ui/page/waiting.tsx';
import classes from './catalog-screen.module.css';
import { useFacets } from './filters/use-facets.ts';
import { ListBody } from './list-body.tsx';
import { ListHead } from './list-head.tsx';
import { viewFor } from './list-view.ts';
import { useList } from './query/use-list.ts';
import { QuickOrder } from './quick-order.tsx';
import { useOffers } from './use-offers.ts';
import { useReader } from './use-reader.ts';

export const ProductsScreen = () => <CatalogueScreen tab="products" />;
export const FavouritesScreen = () => <CatalogueScreen tab="favourites" />;

/** What there is to buy, at the reader's own prices; all of it or their favourites (C1, C8). */
function CatalogueScreen({ tab }: { tab: Tab }) {
  const { reader, customerType, isUnchosen } = useReader();
  const list = useList(tab, reader);
  const facets = useFacets(list);
  const isWide = useIsWide();
  const view = viewFor(list.address, customerType);
  usePanelPreference(view === 'list' ? 'folded' : 'open');
  const hasOffers = tab === 'products' && !list.address.q && (list.address.page ?? 1) === 1;
  const { isForeseen: areOffersForeseen } = useOffers(reader, hasOffers);
  const isForeseen = useIsCartForeseen() && areOffersForeseen;

  return (
    <div className={classes.page} data-view={view}>
      {isUnchosen && <NoShipTo />}
      <ListHead list={list} view={view} isWide={isWide} isBare={facets.isPointless || !isForeseen}>
        {(view === 'grid' || !isWide) && <QuickOrder shipToId={reader.shipToId} look="button" />}
      </ListHead>
      {/* Goods that are drawn before it is known what is above and beside them would move under the hand. */}
      {isForeseen ? (
        <ListBody list={list} facets={facets} view={view} isWide={isWide} reader={reader} hasOffers={hasOffers} />
      ) : (
        <Waiting>{null}</Waiting>
      )}
    </div>
  );
}
