import type { OrderDetail } from '#capabilities/ordering/index.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { CopyButton } from '#ui/overlay/toasts/copy-button.tsx';
import { Fact, Facts } from '#ui/page/facts.tsx';

const noBreak = '\u00a0';

/** Where it goes, how, who pays and how, and by which deliveries it came. */
export function OrderFacts({ order }: { order: OrderDetail }) {
  const { t } = useTranslation(['order', 'orders']);
  const { shipTo, payer, deliveries } = order;
  return (
    <Facts columns="two">
      <Fact label={t('order:delivery.place')}>
        <strong>{shipTo.name}</strong>
        <span>{shipTo.street}</span>
        <span>
          {shipTo.postalCode.replaceAll(' ', noBreak)} {shipTo.city}
        </span>
      </Fact>
      <Fact label={t('order:payer.payer')}>
        <strong>{payer.name}</strong>
        <span>{t('order:payer.ids', { id: payer.identificationNo, vat: payer.taxVat })}</span>
      </Fact>
      <Fact label={t('order:payer.method')}>
        <span>{order.paymentTitle}</span>
      </Fact>
      <Fact label={t('order:delivery.transport')}>
        <span>{order.transportLabel}</span>
      </Fact>
      {order.sapId && (
        <Fact label={t('orders:csv.sap')}>
          <span className="inline-row">
            <strong>{order.sapId}</strong>
            <CopyButton
              label={t('order:copy.button', { text: order.sapId })}
              text={order.sapId}
              done={t('order:copy.done', { text: order.sapId })}
              failed={t('order:copy.failed', { text: order.sapId })}
            />
          </span>
        </Fact>
      )}
      {order.noteForDriver && (
        <Fact label={t('order:delivery.note')}>
          <span>{order.noteForDriver}</span>
        </Fact>
      )}
      {deliveries.length > 0 && (
        <Fact label={t('orders:detail.deliveries')}>
          {deliveries.map(({ number, vehicle, route }) => (
            <span key={number}>{[number, vehicle, route].filter(Boolean).join(' · ')}</span>
          ))}
        </Fact>
      )}
    </Facts>
  );
}
