import { formatSpan, type HealthJob } from '#capabilities/health/index.ts';
import { useStaffClock } from '#capabilities/staff/index.ts';
import { formatNumber } from '#platform/texts/format-number.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import type { Column } from '#ui/list/data/column.ts';
import { DataList } from '#ui/list/data/data-list.tsx';
import { Card } from '#ui/page/card.tsx';

/** Every kind of work in the queue; those with something to look at first, and those with nothing in a line below. */
export function JobsCard({ jobs }: { jobs: readonly HealthJob[] }) {
  const { t } = useTranslation('health');
  const columns = useColumns();
  const sorted = jobs.filter(hasFigures).toSorted((a, b) => b.failed - a.failed || b.waiting - a.waiting);
  const idle = jobs.filter((job) => !hasFigures(job)).map(({ name }) => name);
  return (
    <Card heading={t('jobs.heading')} lead={t('jobs.lead')}>
      {sorted.length > 0 && (
        <DataList label={t('jobs.heading')} columns={columns} rows={sorted} keyOf={({ name }) => name} />
      )}
      {idle.length > 0 && <p className="size-14 muted anywhere mt-12">{t('jobs.idle', { names: idle.join(', ') })}</p>}
    </Card>
  );
}

const hasFigures = ({ waiting, failed, finishedAt }: HealthJob): boolean =>
  waiting > 0 || failed > 0 || finishedAt !== null;

function useColumns(): readonly Column<HealthJob>[] {
  const { t } = useTranslation('health');
  const language = useLanguage();
  const clock = useStaffClock();
  const oldest = ({ oldestSeconds }: HealthJob) => (oldestSeconds === null ? '–' : formatSpan(language, oldestSeconds));
  const done = ({ finishedAt }: HealthJob) => (finishedAt ? clock.moment(finishedAt) : '–');
  const figure = (value: number) => formatNumber(language, value);
  return [
    {
      key: 'name',
      head: t('jobs.name'),
      isRowHead: true,
      cell: ({ name }) => <code className="text-14">{name}</code>,
      card: { slot: 'title' },
    },
    {
      key: 'waiting',
      head: t('jobs.waiting'),
      kind: 'number',
      cell: ({ waiting }) => figure(waiting),
      card: { slot: 'line', cell: ({ waiting }) => t('valued', { name: t('jobs.waiting'), value: figure(waiting) }) },
    },
    {
      key: 'oldest',
      head: t('jobs.oldest'),
      kind: 'number',
      cell: oldest,
      card: {
        slot: 'line',
        cell: (job) => job.oldestSeconds !== null && t('valued', { name: t('jobs.oldest'), value: oldest(job) }),
      },
    },
    {
      key: 'failed',
      head: t('jobs.failed'),
      kind: 'number',
      cell: ({ failed }) => <span className={failed > 0 ? 'semibold danger' : ''}>{figure(failed)}</span>,
      card: {
        slot: 'line',
        cell: ({ failed }) => failed > 0 && t('valued', { name: t('jobs.failed'), value: figure(failed) }),
      },
    },
    {
      key: 'done',
      head: t('jobs.done'),
      kind: 'day',
      cell: done,
      card: {
        slot: 'line',
        cell: (job) => job.finishedAt && t('valued', { name: t('jobs.done'), value: done(job) }),
      },
    },
  ];
}
