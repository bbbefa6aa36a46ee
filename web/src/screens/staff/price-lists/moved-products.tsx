import type { AssignmentPreview } from '#capabilities/pricing/index.ts';
import { formatMoney, formatPercent } from '#platform/texts/format-number.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import type { Column } from '#ui/list/data/column.ts';
import { DataList } from '#ui/list/data/data-list.tsx';
import { BelowName } from '#ui/list/data/two-lines.tsx';

type Moved = AssignmentPreview['products'][number];

/** Old and new price of each product that moves, those first that are lost, gained or move most. */
export function MovedProducts({ preview: { products, currency } }: { preview: AssignmentPreview }) {
  const { t } = useTranslation('price-lists');
  const language = useLanguage();
  const money = (amount: number | null) => (amount === null ? '–' : formatMoney(language, amount, currency));
  const columns: readonly Column<Moved>[] = [
    {
      key: 'name',
      head: t('products.name'),
      isRowHead: true,
      cell: ({ name }) => name,
      below: ({ sku }) => <BelowName>{sku}</BelowName>,
      card: { slot: 'title' },
    },
    {
      key: 'before',
      head: t('products.before'),
      kind: 'number',
      cell: ({ before }) => money(before),
      card: { slot: 'line', cell: ({ before }) => t('products.was', { price: money(before) }) },
    },
    {
      key: 'after',
      head: t('products.after'),
      kind: 'number',
      cell: ({ after }) => money(after),
      card: { slot: 'line', cell: ({ after }) => t('products.is', { price: money(after) }) },
    },
    {
      key: 'change',
      head: t('products.change'),
      kind: 'number',
      cell: ({ before, after }) =>
        before === null
          ? t('products.gained')
          : after === null
            ? t('products.lost')
            : `${after > before ? '+' : ''}${formatPercent(language, before === 0 ? 1 : after / before - 1)}`,
      card: { slot: 'end' },
    },
  ];
  return <DataList label={t('products.heading')} columns={columns} rows={products} keyOf={({ sku }) => sku} />;
}
