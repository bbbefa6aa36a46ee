import { CartStrip } from '#capabilities/cart/index.ts';
import type { Reader, ViewName } from '#capabilities/catalogue/index.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { BasisNote } from './basis-note.tsx';
import classes from './catalog-screen.module.css';
import { FacetColumn } from './filters/facet-column.tsx';
import { FilterBar } from './filters/filter-bar.tsx';
import type { Facets } from './filters/use-facets.ts';
import { ListTools } from './list-head.tsx';
import { OffersRow } from './offers-row.tsx';
import type { List } from './query/use-list.ts';
import { QuickOrder } from './quick-order.tsx';
import { Results } from './results/results.tsx';

type Props = { list: List; facets: Facets; view: ViewName; isWide: boolean; reader: Reader; hasOffers: boolean };

/** What is below the head: quick ways to order, offers, filters, and the goods. */
export function ListBody({ list, facets, view, isWide, reader, hasOffers }: Props) {
  const { t } = useTranslation('catalogue');
  const hasColumn = isWide && view === 'grid' && !facets.isPointless;
  const offers = hasOffers && <OffersRow reader={reader} isLow={!isWide || view === 'list'} />;
  return (
    <>
      {isWide && view === 'list' && <QuickOrder shipToId={reader.shipToId} look="row" />}
      {isWide && view === 'list' && <CartStrip />}
      {isWide && offers}
      <FilterBar list={list} facets={facets} layout={isWide ? view : 'narrow'}>
        {!isWide && <ListTools list={list} view={view} isWide={false} />}
      </FilterBar>
      {!isWide && offers}
      <div className={classes.body} data-column={hasColumn || undefined}>
        {hasColumn && (
          <section className={classes.facets} aria-label={t('filters.heading')}>
            <FacetColumn list={list} facets={facets} />
          </section>
        )}
        <div className="shrinkable">
          <Results list={list} facets={facets} view={view} isWide={isWide} />
          {list.query.data?.items.length !== 0 && <BasisNote hasSwitch={!isWide} />}
        </div>
      </div>
    </>
  );
}
