import type { EvaluatedContract } from '#capabilities/reporting/index.ts';
import { formatShortDate } from '#platform/texts/format-date.ts';
import { formatPercent, formatQuantity } from '#platform/texts/format-number.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import type { Column } from '#ui/list/data/column.ts';
import { DataList } from '#ui/list/data/data-list.tsx';
import { TwoLines } from '#ui/list/data/two-lines.tsx';

export function ContractList({ contracts }: { contracts: readonly EvaluatedContract[] }) {
  const { t } = useTranslation('reporting');
  const language = useLanguage();
  const hl = (value: number) => formatQuantity(language, value, 'hl');
  const termOf = ({ from, to }: EvaluatedContract) =>
    `${formatShortDate(language, from)} – ${formatShortDate(language, to)}`;
  const shareOf = ({ deliveredHl, committedHl }: EvaluatedContract) =>
    committedHl ? formatPercent(language, Math.round((deliveredHl / committedHl) * 1_000) / 1_000) : '–';
  const stepOf = ({ steps }: EvaluatedContract) => {
    const step = steps.findLast(({ state }) => state === 'reached');
    return step ? formatPercent(language, step.bonus / 100) : t('contracts.noStep');
  };
  const figure = (key: 'committed' | 'delivered' | 'ordered', value: (its: EvaluatedContract) => number | null) => ({
    key,
    head: t(`contracts.${key}`),
    kind: 'number' as const,
    cell: (its: EvaluatedContract) => hl(value(its) ?? 0),
    card: {
      slot: 'line' as const,
      cell: (its: EvaluatedContract) => `${t(`contracts.${key}`)}: ${hl(value(its) ?? 0)}`,
    },
  });
  const columns: readonly Column<EvaluatedContract>[] = [
    {
      key: 'contract',
      head: t('contracts.contract'),
      isRowHead: true,
      cell: (its) => (
        <TwoLines below={`${its.payerName} · ${its.number}`}>
          <strong>{its.name}</strong>
        </TwoLines>
      ),
      card: { slot: 'title' },
    },
    { key: 'period', head: t('contracts.period'), kind: 'day', cell: termOf, card: { slot: 'line' } },
    figure('committed', ({ committedHl }) => committedHl),
    figure('delivered', ({ deliveredHl }) => deliveredHl),
    figure('ordered', ({ orderedHl }) => orderedHl),
    {
      key: 'fulfilment',
      head: t('contracts.fulfilment'),
      kind: 'number',
      cell: (its) => <strong>{shareOf(its)}</strong>,
      card: { slot: 'end' },
    },
    {
      key: 'bonus',
      head: t('contracts.bonus'),
      kind: 'number',
      cell: stepOf,
      card: { slot: 'line', cell: (its) => `${t('contracts.bonus')}: ${stepOf(its)}` },
    },
  ];
  return (
    <DataList label={t('contracts.heading')} isUnderHeading columns={columns} rows={contracts} keyOf={({ id }) => id} />
  );
}
