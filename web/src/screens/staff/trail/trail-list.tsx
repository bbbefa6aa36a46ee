import type { RecordedEvent, TrailFilters } from '#capabilities/staff/index.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { DataList } from '#ui/list/data/data-list.tsx';
import { useTrailColumns } from './trail-columns.tsx';

type Props = { events: readonly RecordedEvent[]; filters: TrailFilters };

export function TrailList({ events, filters }: Props) {
  const { t } = useTranslation('staff');
  const columns = useTrailColumns(filters);
  return <DataList label={t('audit.list')} columns={columns} rows={events} keyOf={({ id }) => id} />;
}
