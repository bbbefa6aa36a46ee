import type { OrderDetail } from '#capabilities/ordering/index.ts';
import { formatNumber, formatWeight } from '#platform/texts/format-number.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { DataList } from '#ui/list/data/data-list.tsx';
import { shortFirst, withDelivered } from './differences.model.ts';
import { useItemColumns } from './item-columns.tsx';

/** The goods of an order: what was ordered, what came of it, and for how much. */
export function OrderItems({ order }: { order: OrderDetail }) {
  const { t } = useTranslation('order');
  const language = useLanguage();
  const columns = useItemColumns(order);
  const load = [
    t('lines.count', { count: order.lines.length, n: formatNumber(language, order.lines.length) }),
    ...(order.pallets > 0
      ? [t('lines.pallets', { count: order.pallets, n: formatNumber(language, order.pallets) })]
      : []),
    formatWeight(language, order.weight),
  ].join(' · ');
  return (
    <section>
      <div className="flex wrap align-baseline gap-0-12 mb-8">
        <h2 className="text-17">{t('lines.heading')}</h2>
        <p className="size-14 muted">{load}</p>
      </div>
      <DataList
        label={t('lines.heading')}
        isUnderHeading
        columns={columns}
        rows={shortFirst(withDelivered(order.lines))}
        keyOf={({ lineNo }) => String(lineNo)}
      />
    </section>
  );
}
