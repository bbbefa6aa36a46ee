import { useQuery } from '@tanstack/react-query';
import { OrderLines, type ShownLine, usePacksText } from '#capabilities/ordering/index.ts';
import { type SavedOrderDetail, savedOrdersQueries } from '#capabilities/saved-orders/index.ts';
import { dayWithin } from '#platform/texts/day-text.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { BlockStates } from '#ui/page/block-states.tsx';
import { Fact, Facts } from '#ui/page/facts.tsx';
import { inventedDetail } from './invented-rows.ts';
import classes from './saved-detail.module.css';
import { SavedLineNotes } from './saved-line-notes.tsx';

/** What is in a saved order, at today's prices, with what has changed since it was put aside. */
export function SavedDetail({ cartId }: { cartId: string }) {
  const { t } = useTranslation('saved-orders');
  const query = useQuery(savedOrdersQueries.detail(cartId, useLanguage()));
  return (
    <BlockStates query={query} failed={t('detail.failed')} waiting={<Shown order={inventedDetail} />}>
      {(order) => <Shown order={order} />}
    </BlockStates>
  );
}

function Shown({ order }: { order: SavedOrderDetail }) {
  const { t } = useTranslation('order');
  const packsText = usePacksText();
  const lines = order.items.map(
    (line): ShownLine => ({
      id: line.id,
      name: line.product.name,
      pack: line.product.pack_label,
      amount: packsText(line.pack_format, line.quantity_total),
      unitPrice: line.prices.unit ?? undefined,
      total: line.prices.row_total,
      parts: line.bundle_options.map(({ quantity, name }) => `${quantity} × ${name}`),
      note: <SavedLineNotes line={line} />,
    }),
  );
  return (
    <div className={classes.detail}>
      <section>
        <h3>{t('lines.heading')}</h3>
        <OrderLines lines={lines} currency={order.prices.currency} />
      </section>
      <Delivery order={order} />
    </div>
  );
}

function Delivery({ order }: { order: SavedOrderDetail }) {
  const { t } = useTranslation(['order', 'saved-orders']);
  const language = useLanguage();
  const { shipping_address: address, billing_address: payer, payment_method: payment } = order;
  const none = t('saved-orders:detail.notChosen');
  const transport = order.shipping_methods.find(({ value }) => value === order.transporttype);
  return (
    <Facts columns="one">
      <Fact label={t('order:delivery.place')} none={none}>
        {address && (
          <>
            <span>{address.outlet_name}</span>
            <span>
              {address.street}, {address.postalcode.replaceAll(' ', '\u00a0')} {address.city}
            </span>
          </>
        )}
      </Fact>
      <Fact label={t('order:delivery.transport')} none={none}>
        {transport?.label}
      </Fact>
      <Fact label={t('order:delivery.day')} none={none}>
        {order.delivery_date && dayWithin(language, order.delivery_date, true)}
      </Fact>
      <Fact label={t('order:payer.payer')} none={none}>
        {payer?.payername}
      </Fact>
      <Fact label={t('order:payer.method')} none={none}>
        {payment?.title}
      </Fact>
    </Facts>
  );
}
