import { useQuery } from '@tanstack/react-query';
import { type Deposit, SumTable } from '#capabilities/cart/index.ts';
import { AskForHelp } from '#capabilities/help/index.ts';
import {
  type OrderDetail as Detail,
  OrderLines,
  orderingQueries,
  PrintButton,
  type ShownLine,
  usePacksText,
} from '#capabilities/ordering/index.ts';
import { dayWithin } from '#platform/texts/day-text.ts';
import { formatNumber, formatWeight } from '#platform/texts/format-number.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { BlockStates } from '#ui/page/block-states.tsx';
import { inventedDetail } from './invented-detail.ts';
import classes from './order-detail.module.css';
import { OrderFacts } from './order-facts.tsx';
import { sumsOfOrder } from './sums-of-order.ts';

/** One order as it was placed: what of it, where to and when, for how much. */
export function OrderDetail({ orderNumber }: { orderNumber: string }) {
  const { t } = useTranslation('orders');
  const query = useQuery(orderingQueries.detail(orderNumber, useLanguage()));
  return (
    <BlockStates
      query={query}
      failed={t('detail.failed')}
      help={<AskForHelp reference={{ kind: 'order', id: orderNumber }} />}
      waiting={<Shown order={inventedDetail} />}
    >
      {(order) => <Shown order={order} />}
    </BlockStates>
  );
}

function Shown({ order }: { order: Detail }) {
  const { t } = useTranslation(['orders', 'order']);
  const language = useLanguage();
  const packsText = usePacksText();
  const load = [
    t('order:lines.count', { count: order.lines.length, n: formatNumber(language, order.lines.length) }),
    ...(order.pallets > 0
      ? [t('order:lines.pallets', { count: order.pallets, n: formatNumber(language, order.pallets) })]
      : []),
    formatWeight(language, order.weight),
  ].join(' · ');
  return (
    <div className={classes.detail}>
      <h2 className={classes.day}>
        {t('orders:detail.deliveryOn', { day: dayWithin(language, order.deliveryDate, true) })}
      </h2>
      <div className={classes.columns}>
        <section className={classes.lines}>
          <h3>
            {t('order:lines.heading')} <span className={classes.load}>{load}</span>
          </h3>
          <OrderLines lines={linesOf(order, packsText)} currency={order.currency} />
        </section>
        <div className={classes.totals}>
          <SumTable sums={sumsOfOrder(order)} currency={order.currency} deposits={depositsOf(order)} />
          <div className={classes.actions} data-print="no">
            <PrintButton />
            <AskForHelp reference={{ kind: 'order', id: order.orderNumber }} />
          </div>
          <p className={classes.cancel} data-print="no">
            {t('orders:detail.cancelText')}
          </p>
        </div>
        <div className={classes.facts}>
          <OrderFacts order={order} />
        </div>
      </div>
    </div>
  );
}

const linesOf = (order: Detail, amountOf: (packFormat: string, packs: number) => string): ShownLine[] =>
  order.lines.map((line) => ({
    id: String(line.position),
    name: line.name,
    pack: line.packLabel,
    amount: amountOf(line.packFormat, line.quantityTotal),
    unitPrice: line.unitPrice,
    total: line.rowTotal,
    parts: line.bundleOptions.map(({ quantity, name }) => `${quantity} × ${name}`),
  }));

const depositsOf = ({ returnables }: Detail): Deposit[] =>
  returnables.map(({ sku, name, totalUnits, totalPrice }) => ({ sku, name, units: totalUnits, total: totalPrice }));
