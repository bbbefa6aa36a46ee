import { lazy, useRef } from 'react';
import type { ViewName } from '#capabilities/catalogue/index.ts';
import { useFailureWords } from '#platform/calls/failure-words.ts';
import { loadChunk } from '#platform/chunk-reload.ts';
import { loadTexts, useTranslation } from '#platform/texts/texts.ts';
import { BlockError } from '#ui/page/block-error.tsx';
import { Later } from '#ui/page/later.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import type { Facets } from '../filters/use-facets.ts';
import type { List } from '../query/use-list.ts';
import { ListSkeleton } from './list-skeleton.tsx';
import { Pager } from './pager.tsx';
import { ProductGrid } from './product-grid.tsx';
import { ProductRows } from './product-rows.tsx';
import { ProductTable } from './product-table.tsx';
import classes from './results.module.css';
import { useReturnToCard } from './return-to-card.ts';
import { useTurnedPage } from './turned-page.ts';

// Most lists have something in them.
const EmptyList = lazy(async () => {
  const [part] = await Promise.all([loadChunk(() => import('./empty-list.tsx')), loadTexts('catalogue-empty')]);
  return part;
});

type Props = { list: List; facets: Facets; view: ViewName; isWide: boolean };

/** The products, or in their place why there are none. While the next ones come, the last ones stay. */
export function Results({ list, facets, view, isWide }: Props) {
  const { t } = useTranslation(['catalogue', 'errors']);
  const { data, isPending, isError, error, isPlaceholderData, isFetching, refetch } = list.query;
  const resultsRef = useRef<HTMLDivElement>(null);
  const noteCard = useReturnToCard(resultsRef, data !== undefined && !isPlaceholderData);
  const notePageTurn = useTurnedPage(resultsRef, list.page);
  const isEmpty = data?.items.length === 0;
  const words = useFailureWords(error);

  return (
    <div
      ref={resultsRef}
      tabIndex={-1}
      className={classes.results}
      aria-busy={isPlaceholderData}
      data-stale={isPlaceholderData || undefined}
      onClickCapture={noteCard}
    >
      <VisuallyHidden>
        <h2>{t('listHeading')}</h2>
      </VisuallyHidden>
      {data?.corrected_search && (
        <p className={classes.corrected}>
          {t('corrected', { searched: list.selection.search, corrected: data.corrected_search })}
        </p>
      )}
      {isPending && <ListSkeleton view={view} isWide={isWide} />}
      {isError && !data && (
        <BlockError
          heading={t('failed')}
          retry={t('errors:retry')}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
          {...words}
        />
      )}
      {data && isEmpty && (
        <Later>
          <EmptyList list={list} facets={facets} total={data.total_count} />
        </Later>
      )}
      {data && !isEmpty && view === 'grid' && <ProductGrid products={data.items} tab={list.tab} />}
      {data && !isEmpty && view === 'list' && isWide && <ProductTable products={data.items} />}
      {data && !isEmpty && view === 'list' && !isWide && <ProductRows products={data.items} />}
      {data && !isEmpty && <Pager list={list} total={data.page_info.total_pages} onTurn={notePageTurn} />}
    </div>
  );
}
