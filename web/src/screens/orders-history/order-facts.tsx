import type { OrderDetail } from '#capabilities/ordering/index.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { Fact, Facts } from '#ui/page/facts.tsx';

/** Where it went, how, who pays and how, and under which numbers it is known. */
export function OrderFacts({ order }: { order: OrderDetail }) {
  const { t } = useTranslation(['order', 'orders']);
  const { shipTo, payer } = order;
  return (
    <Facts>
      <Fact label={t('order:delivery.place')}>
        <strong>{shipTo.name}</strong>
        <span>{shipTo.street}</span>
        <span>
          {shipTo.postalCode.replaceAll(' ', '\u00a0')} {shipTo.city}
        </span>
      </Fact>
      <Fact label={t('order:delivery.transport')}>
        <span>{order.transportLabel}</span>
      </Fact>
      <Fact label={t('order:delivery.number')}>
        <span>{order.customerOrderNumber}</span>
        {order.sapId && <span>{t('orders:detail.sap', { id: order.sapId })}</span>}
      </Fact>
      {order.noteForDriver && (
        <Fact label={t('order:delivery.note')}>
          <span>{order.noteForDriver}</span>
        </Fact>
      )}
      <Fact label={t('order:payer.payer')}>
        <strong>{payer.name}</strong>
        <span>{t('order:payer.ids', { id: payer.identificationNo, vat: payer.taxVat })}</span>
      </Fact>
      <Fact label={t('order:payer.method')}>
        <span>{order.paymentTitle}</span>
      </Fact>
    </Facts>
  );
}
