import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { OrderLines, type ShownLine, usePacksText } from '#capabilities/ordering/index.ts';
import { type SavedOrderDetail, savedOrdersQueries } from '#capabilities/saved-orders/index.ts';
import { useFailureWords } from '#platform/calls/failure-words.ts';
import { dayWithin } from '#platform/texts/day-text.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { BlockError } from '#ui/page/block-error.tsx';
import { Waiting } from '#ui/page/waiting.tsx';
import { inventedDetail } from './invented-rows.ts';
import classes from './saved-detail.module.css';
import { SavedLineNotes } from './saved-line-notes.tsx';

/** What is in a saved order, at today's prices, with what has changed since it was put aside. */
export function SavedDetail({ cartId }: { cartId: string }) {
  const { t } = useTranslation(['saved-orders', 'errors']);
  const { data, isPending, isError, error, isFetching, refetch } = useQuery(
    savedOrdersQueries.detail(cartId, useLanguage()),
  );
  const words = useFailureWords(error);
  return (
    <>
      {isPending && (
        <Waiting>
          <Shown order={inventedDetail} />
        </Waiting>
      )}
      {isError && !data && (
        <BlockError
          heading={t('detail.failed')}
          retry={t('errors:retry')}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
          {...words}
        />
      )}
      {data && <Shown order={data} />}
    </>
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
      <Facts order={order} />
    </div>
  );
}

function Facts({ order }: { order: SavedOrderDetail }) {
  const { t } = useTranslation(['order', 'saved-orders']);
  const language = useLanguage();
  const { shipping_address: place, billing_address: payer, payment_method: payment } = order;
  const transport = order.shipping_methods.find(({ value }) => value === order.transporttype);
  return (
    <dl className={classes.facts}>
      <Fact label={t('order:delivery.place')}>
        {place && (
          <>
            {place.outlet_name}
            <br />
            {place.street}, {place.postalcode.replaceAll(' ', '\u00a0')} {place.city}
          </>
        )}
      </Fact>
      <Fact label={t('order:delivery.transport')}>{transport?.label}</Fact>
      <Fact label={t('order:delivery.day')}>
        {order.delivery_date && dayWithin(language, order.delivery_date, true)}
      </Fact>
      <Fact label={t('order:payer.payer')}>{payer?.payername}</Fact>
      <Fact label={t('order:payer.method')}>{payment?.title}</Fact>
    </dl>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  const { t } = useTranslation('saved-orders');
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children || <span className={classes.open}>{t('detail.notChosen')}</span>}</dd>
    </div>
  );
}
