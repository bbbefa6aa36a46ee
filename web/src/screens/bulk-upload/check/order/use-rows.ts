import type { BulkView } from '@dray/contract/bulk-upload/bulk-columns.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { bulkUploadQueries } from '#capabilities/bulk-upload/index.ts';
import { useInView } from '#platform/in-view.ts';
import { useLanguage } from '#platform/texts/texts.ts';

/** The rows of a view, a few hundred at a time; more come when the end of those that are there comes into sight. */
export function useRows(jobId: string, view: BulkView) {
  const { ref: end, isInView } = useInView();
  const query = useInfiniteQuery(bulkUploadQueries.rows(jobId, view, useLanguage()));
  const { data, hasNextPage, isFetchingNextPage, isError, fetchNextPage } = query;
  const rows = useMemo(() => data?.pages.flatMap((page) => page.rows) ?? [], [data]);
  const more = useEffectEvent(() => void fetchNextPage());
  const isWanted = isInView && hasNextPage && !isFetchingNextPage && !isError;
  useEffect(() => {
    if (isWanted) more();
  }, [isWanted]);
  return { query, rows, end };
}
