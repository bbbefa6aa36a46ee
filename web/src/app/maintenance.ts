import { type QueryClient, useQuery } from '@tanstack/react-query';
import { portalConfigQueries } from '#capabilities/portal-config/index.ts';
import { CallRefused } from '#platform/calls/call-errors.ts';

export type Door = 'open' | 'closed' | 'unknown';

const { queryKey } = portalConfigQueries.config();

/**
 * Whether the portal may be entered (S18). Until the first answer nothing is shown, so that no page flashes; a
 * configuration that cannot be fetched is only logged and leaves the door open (E2).
 */
export function useDoor(isExempt: boolean): Door {
  const config = useQuery({ ...portalConfigQueries.config(), enabled: !isExempt, retryOnMount: false });
  if (isExempt) return 'open';
  if (config.data) return config.data.maintenance ? 'closed' : 'open';
  return config.failureCount > 0 || config.isError ? 'open' : 'unknown';
}

export const isMaintenance = (error: unknown): boolean => error instanceof CallRefused && error.code === 'MAINTENANCE';

/** A call refused for maintenance tells sooner than the next look at the configuration would. */
export function noticeMaintenance(client: QueryClient, error: unknown): void {
  if (isMaintenance(error)) {
    void client.invalidateQueries({ queryKey, exact: true });
  }
}

/** When the door opens again the page begins anew: nobody was let in yet, and the release may be another one. */
export function beginAnewAfterMaintenance(client: QueryClient, reload = () => location.reload()): void {
  let wasClosed = false;
  client.getQueryCache().subscribe(({ query }) => {
    if (query.queryKey.length !== queryKey.length || query.queryKey[0] !== queryKey[0]) return;
    const isClosed = client.getQueryData(queryKey)?.maintenance === true;
    if (wasClosed && !isClosed) reload();
    wasClosed = isClosed;
  });
}
