import type { OrdersFilters } from '#capabilities/ordering/index.ts';
import { useIsWide } from '#platform/wide-window.ts';
import { CsvButton } from '#ui/list/export/csv-button.tsx';
import { ListMenu } from './list-menu.tsx';
import { useHistoryExport } from './use-history-export.ts';

/** What can be done with the list as a whole; on a phone all of it is behind the dots. */
export function HeadActions({ filters }: { filters: OrdersFilters }) {
  const wanted = useHistoryExport(filters);
  return (
    <>
      {useIsWide() && <CsvButton {...wanted} />}
      <ListMenu wanted={wanted} />
    </>
  );
}
