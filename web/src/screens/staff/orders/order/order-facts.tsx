import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { AnyOrder } from '#capabilities/order-desk/index.ts';
import { ErpNote, orderLook } from '#capabilities/ordering/index.ts';
import { useCountryName } from '#capabilities/portal-config/index.ts';
import { holdsRight, staffQueries, useStaffClock } from '#capabilities/staff/index.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { StatusWord } from '#ui/list/status-word.tsx';
import { Fact, Facts } from '#ui/page/facts.tsx';

const noBreak = '\u00a0';

/** Whose order it is, its numbers, where and when it goes, and who placed it. */
export function OrderFacts({ order }: { order: AnyOrder }) {
  const { t } = useTranslation('staff-orders');
  const clock = useStaffClock();
  const nameOfCountry = useCountryName();
  const { data: self } = useQuery(staffQueries.self());
  const { shipTo, companyId, companyName } = order;
  return (
    <Facts>
      <Fact label={t('columns.company')}>
        {holdsRight(self?.rights, 'customers.read') ? (
          <Link to="/staff/customers/$companyId" params={{ companyId }}>
            {companyName}
          </Link>
        ) : (
          <strong>{companyName}</strong>
        )}
        <span>
          {companyId} · {nameOfCountry(order.market)}
        </span>
      </Fact>
      <Fact label={t('columns.shipTo')}>
        <strong>{shipTo.name}</strong>
        <span>
          {shipTo.street}, {shipTo.postalCode.replaceAll(' ', noBreak)} {shipTo.city}
        </span>
      </Fact>
      <Fact label={t('columns.status')}>
        <div>
          <StatusWord {...orderLook(order.status)}>{order.statusLabel}</StatusWord>
        </div>
        <span className="text-14 muted">
          <ErpNote order={order} />
        </span>
      </Fact>
      <Fact label={t('columns.sap')} none={t('order.noNumber')}>
        {order.sapId}
      </Fact>
      <Fact label={t('columns.own')} none={t('order.noNumber')}>
        {order.customerOrderNumber}
      </Fact>
      <Fact label={t('columns.placed')}>
        <span>{clock.moment(order.orderDate)}</span>
        {order.placedBy && <span className="text-14 muted">{order.placedBy}</span>}
      </Fact>
      <Fact label={t('columns.delivery')}>
        <span>{clock.calendarDay(order.deliveryDate)}</span>
        <span className="text-14 muted">{order.transportLabel}</span>
      </Fact>
      <Fact label={t('order.payment')}>{order.paymentTitle}</Fact>
      {order.noteForDriver && (
        <Fact label={t('order.note')} isWide>
          {order.noteForDriver}
        </Fact>
      )}
    </Facts>
  );
}
