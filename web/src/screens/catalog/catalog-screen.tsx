import { usePanelPreference } from '#capabilities/cart/cart-panel-state.ts';
import { CartStrip } from '#capabilities/cart/cart-strip.tsx';
import type { Tab } from '#capabilities/catalogue/selection.ts';
import { NoShipTo } from '#capabilities/ship-to/no-ship-to.tsx';
import { useTranslation } from '#platform/texts.ts';
import { useIsWide } from '#platform/wide-window.ts';
import { BasisNote } from './basis-note.tsx';
import classes from './catalog-screen.module.css';
import { FacetColumn } from './facet-column.tsx';
import { FilterBar } from './filter-bar.tsx';
import { ListHead } from './list-head.tsx';
import { viewFor } from './list-view.ts';
import { OffersRow } from './offers-row.tsx';
import { QuickOrder } from './quick-order.tsx';
import { Results } from './results.tsx';
import { useFacets } from './use-facets.ts';
import { useList } from './use-list.ts';
import { useReader } from './use-reader.ts';

export const ProductsScreen = () => <CatalogueScreen tab="products" />;
export const FavouritesScreen = () => <CatalogueScreen tab="favourites" />;

/** What there is to buy, at the reader's own prices; all of it or his favourites (C1, C8). */
function CatalogueScreen({ tab }: { tab: Tab }) {
  const { t } = useTranslation('catalogue');
  const { reader, customerType, isUnchosen } = useReader();
  const list = useList(tab, reader);
  const facets = useFacets(list);
  const isWide = useIsWide();
  const view = viewFor(list.address, customerType);
  usePanelPreference(view === 'list' ? 'folded' : 'open');
  const hasColumn = isWide && view === 'grid' && !facets.isPointless;

  return (
    <div className={classes.page}>
      {isUnchosen && <NoShipTo />}
      <ListHead list={list} view={view} isWide={isWide} isBare={facets.isPointless}>
        {view === 'grid' && <QuickOrder shipToId={reader.shipToId} look="button" />}
      </ListHead>
      {view === 'list' && <QuickOrder shipToId={reader.shipToId} look="row" />}
      {isWide && view === 'list' && <CartStrip />}
      {tab === 'products' && !list.address.q && (list.address.page ?? 1) === 1 && <OffersRow reader={reader} />}
      <FilterBar list={list} facets={facets} place={isWide ? view : 'narrow'} />
      <div className={classes.body} data-column={hasColumn || undefined}>
        {hasColumn && (
          <section className={classes.facets} aria-label={t('filters.heading')}>
            <FacetColumn list={list} facets={facets} />
          </section>
        )}
        <div className={classes.results}>
          <Results list={list} facets={facets} view={view} isWide={isWide} />
          {list.query.data?.items.length !== 0 && <BasisNote hasSwitch={!isWide} />}
        </div>
      </div>
    </div>
  );
}
