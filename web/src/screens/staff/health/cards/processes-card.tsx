import { formatMilliseconds, type RunningProcess } from '#capabilities/health/index.ts';
import { useStaffClock } from '#capabilities/staff/index.ts';
import { formatNumber, numberFormatter } from '#platform/texts/format-number.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import type { Column } from '#ui/list/data/column.ts';
import { DataList } from '#ui/list/data/data-list.tsx';
import { BelowName } from '#ui/list/data/two-lines.tsx';
import { Card } from '#ui/page/card.tsx';

/** Who makes up the portal at this moment; these figures are each one's own. */
export function ProcessesCard({ processes }: { processes: readonly RunningProcess[] }) {
  const { t } = useTranslation('health');
  return (
    <Card heading={t('processes.heading')} lead={t('processes.lead')}>
      <DataList label={t('processes.heading')} columns={useColumns()} rows={processes} keyOf={({ name }) => name} />
    </Card>
  );
}

function useColumns(): readonly Column<RunningProcess>[] {
  const { t } = useTranslation('health');
  const language = useLanguage();
  const clock = useStaffClock();
  const megabytes = numberFormatter(language, { style: 'unit', unit: 'megabyte', unitDisplay: 'short' });
  const work = ({ serves, takesJobs }: RunningProcess) =>
    [...(serves ? [t('processes.serves')] : []), ...(takesJobs ? [t('processes.takesJobs')] : [])].join(', ');
  const about = (process: RunningProcess) =>
    process.isSilent
      ? t('processes.silent', { moment: clock.moment(process.seenAt) })
      : [work(process), process.version, process.node].join(' · ');
  const slowest = ({ p99Ms }: RunningProcess) => (p99Ms === null ? '–' : formatMilliseconds(language, p99Ms));
  const valued = (name: string, value: string) => t('valued', { name, value });
  return [
    {
      key: 'name',
      head: t('processes.name'),
      isRowHead: true,
      cell: ({ name }) => name,
      below: (process) => <BelowName>{about(process)}</BelowName>,
      card: { slot: 'title' },
    },
    {
      key: 'about',
      head: t('processes.name'),
      isCardOnly: true,
      cell: about,
      card: { slot: 'line' },
    },
    {
      key: 'started',
      head: t('processes.started'),
      kind: 'day',
      cell: ({ startedAt }) => clock.moment(startedAt),
      card: { slot: 'line', cell: ({ startedAt }) => valued(t('processes.started'), clock.moment(startedAt)) },
    },
    {
      key: 'calls',
      head: t('processes.calls'),
      kind: 'number',
      cell: ({ callsPerMinute }) => formatNumber(language, callsPerMinute),
      card: {
        slot: 'line',
        cell: ({ callsPerMinute }) => valued(t('processes.calls'), formatNumber(language, callsPerMinute)),
      },
    },
    {
      key: 'slowest',
      head: t('processes.slowest'),
      kind: 'number',
      cell: slowest,
      card: { slot: 'line', cell: (process) => valued(t('processes.slowest'), slowest(process)) },
    },
    {
      key: 'memory',
      head: t('processes.memory'),
      kind: 'number',
      cell: ({ memoryMegabytes }) => megabytes.format(memoryMegabytes),
      card: {
        slot: 'line',
        cell: ({ memoryMegabytes }) => valued(t('processes.memory'), megabytes.format(memoryMegabytes)),
      },
    },
  ];
}
