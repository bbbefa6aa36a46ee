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
  const figure = (
    key: 'committed' | 'delivered' | 'ordered',
    value: (evaluatedContract: EvaluatedContract) => number | null,
  ) => ({
    key,
    head: t(`contracts.${key}`),
    kind: 'number' as const,
    cell: (evaluatedContract: EvaluatedContract) => hl(value(evaluatedContract) ?? 0),
    card: {
      slot: 'line' as const,
      cell: (evaluatedContract: EvaluatedContract) => `${t(`contracts.${key}`)}: ${hl(value(evaluatedContract) ?? 0)}`,
    },
  });
  const columns: readonly Column<EvaluatedContract>[] = [
    {
      key: 'contract',
      head: t('contracts.contract'),
      isRowHead: true,
      cell: (each) => (
        <TwoLines below={`${each.payerName} · ${each.number}`}>
          <strong>{each.name}</strong>
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
      cell: (each) => <strong>{shareOf(each)}</strong>,
      card: { slot: 'end' },
    },
    {
      key: 'bonus',
      head: t('contracts.bonus'),
      kind: 'number',
      cell: stepOf,
      card: { slot: 'line', cell: (each) => `${t('contracts.bonus')}: ${stepOf(each)}` },
    },
  ];
  return (
    <DataList label={t('contracts.heading')} isUnderHeading columns={columns} rows={contracts} keyOf={({ id }) => id} />
  );
}
