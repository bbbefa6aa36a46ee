import type { AnyOrder } from '#capabilities/order-desk/index.ts';
import { usePacksText } from '#capabilities/ordering/index.ts';
import { formatCents, formatMoney } from '#platform/texts/format-number.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import type { Column } from '#ui/list/data/column.ts';
import { DataList } from '#ui/list/data/data-list.tsx';
import { BelowName } from '#ui/list/data/two-lines.tsx';
import { Card } from '#ui/page/card.tsx';

type Line = AnyOrder['lines'][number];

/** The goods: what was ordered, what came of it and for how much. */
export function OrderLinesCard({ order }: { order: AnyOrder }) {
  const { t } = useTranslation('staff-orders');
  const columns = useColumns(order.currency);
  return (
    <Card heading={t('order.lines')}>
      <DataList
        label={t('order.lines')}
        isUnderHeading
        columns={columns}
        rows={order.lines}
        keyOf={({ lineNo }) => String(lineNo)}
      />
    </Card>
  );
}

function useColumns(currency: string): readonly Column<Line>[] {
  const { t } = useTranslation('orders');
  const language = useLanguage();
  const packsText = usePacksText();
  const ordered = ({ packFormat, quantityTotal }: Line) => packsText(packFormat, quantityTotal);
  const delivered = ({ packFormat, delivered: packs }: Line) => (packs === null ? '–' : packsText(packFormat, packs));
  const total = ({ rowTotal }: Line) => formatCents(language, rowTotal);
  return [
    {
      key: 'name',
      head: t('detail.items.name'),
      isRowHead: true,
      cell: ({ name }) => name,
      below: ({ sku, packLabel, bundleOptions, rejectionReason }) => (
        <>
          <BelowName>{[sku, packLabel].filter(Boolean).join(' · ')}</BelowName>
          {bundleOptions.map(({ lineNo, name }) => (
            <BelowName key={lineNo}>{name}</BelowName>
          ))}
          {rejectionReason && <BelowName>{rejectionReason}</BelowName>}
        </>
      ),
      card: { slot: 'title' },
    },
    {
      key: 'ordered',
      head: t('detail.items.ordered'),
      kind: 'number',
      cell: ordered,
      card: { slot: 'line', cell: ordered },
    },
    {
      key: 'delivered',
      head: t('detail.items.delivered'),
      kind: 'number',
      cell: delivered,
      card: { slot: 'line', cell: (line) => `${t('detail.items.delivered')}: ${delivered(line)}` },
    },
    {
      key: 'price',
      head: t('detail.items.price'),
      kind: 'number',
      cell: ({ unitPrice }) => formatCents(language, unitPrice),
      card: 'none',
    },
    {
      key: 'total',
      head: t('detail.items.total'),
      kind: 'number',
      cell: total,
      card: { slot: 'end', cell: ({ rowTotal }) => formatMoney(language, rowTotal, currency) },
    },
  ];
}
