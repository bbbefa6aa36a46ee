import {
  type DeliveryRules,
  type LocalMoment,
  lastOrderMoment,
  listCutOffs,
  listDeliveryDays,
  listOpenDates,
} from '@dray/contract/company/delivery-calendar.ts';
import { deliveryRulesOf } from '@dray/contract/company/delivery-rules.ts';
import { marketOf } from '@dray/contract/markets.ts';
import { Refusal } from '#platform/refusal.ts';
import type { Scope } from '#platform/request/request.ts';
import type { CompanyDeps } from './company.deps.ts';
import type { ClosedDay, ShipToDetail, Transport, TransportDays } from './rules/company.model.ts';
import { orderByInstant, orderMoment } from './rules/order-moment.model.ts';

const openDaysListed = 15;
const closedDaysListed = 60;

/** A ship-to of somebody else answers like one that does not exist. */
export async function getShipTo(
  { companies, portalConfig, clock }: CompanyDeps,
  scope: Scope,
  id: string,
): Promise<ShipToDetail> {
  const shipTo = await companies.findShipTo(scope, id);
  if (!shipTo) throw new Refusal('SHIP_TO_NOT_FOUND');

  const [transports, coming] = await Promise.all([
    companies.listTransports(shipTo),
    portalConfig.findComingDays(shipTo.country),
  ]);
  const { timeZone } = marketOf(shipTo.country);
  const serverTime = clock.now();
  const now = orderMoment(serverTime, timeZone);
  const days = transports.map((transport) => {
    const rules = deliveryRulesOf({ shipTo, ...coming }, transport);
    const last = lastOrderMoment(rules, now);
    const days = daysOf(transport, rules, now);
    const cutOffs = listCutOffs(rules, days.open).map(({ date, orderBy }) => ({
      date,
      orderBy: orderByInstant(orderBy, timeZone),
    }));
    return { ...days, cutOffs, orderUntil: last && orderByInstant(last, timeZone) };
  });
  return { shipTo, days, earliestDelivery: days[0]?.open[0], serverTime };
}

function daysOf(
  transport: Transport,
  rules: DeliveryRules,
  now: LocalMoment,
): Omit<TransportDays, 'orderUntil' | 'cutOffs'> {
  const closed = listDeliveryDays(rules, now, now.date, closedDaysListed).flatMap(({ date, reason }): ClosedDay[] =>
    reason ? [{ date, reason }] : [],
  );
  return { transport, open: listOpenDates(rules, now, openDaysListed), closed };
}
