import { type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query';
import type { LiveState } from '#platform/live/live-update.ts';
import { useLive } from '#platform/live/use-live.ts';
import { useLanguage } from '#platform/texts/texts.ts';
import { type BulkJob, bulkJobKey, bulkUploadQueries } from './bulk-upload.queries.ts';

/** An upload, read again whenever the server tells of it. */
export function useJob(jobId: string): { query: UseQueryResult<BulkJob>; live: LiveState } {
  const client = useQueryClient();
  const query = useQuery(bulkUploadQueries.job(jobId, useLanguage()));
  const live = useLive('bulk', (id) => {
    if (id === undefined || id === jobId) void client.invalidateQueries({ queryKey: bulkJobKey(jobId) });
  });
  return { query, live };
}
