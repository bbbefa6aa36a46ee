import type { CompanyDoor } from '#capabilities/company/index.ts';
import type { BellEntry, Described } from '#capabilities/notifications/index.ts';
import type { Request } from '#platform/request/request.ts';

/** Closed days and earlier cut-offs at the bell, as far as the reader still reaches the ship-to. */
export async function describeDays(
  company: Pick<CompanyDoor, 'findShipTo'>,
  request: Request,
  entries: readonly BellEntry[],
): Promise<Described[]> {
  const scope = request.scopeOf('My Orders');
  if (!scope) return [];
  const described = await Promise.all(
    entries.map(async ({ id, kind, params }): Promise<Described[]> => {
      if ((kind !== 'delivery-day-closed' && kind !== 'cut-off-earlier') || !('shipToId' in params)) return [];
      const shipTo = await company.findShipTo(scope, params.shipToId);
      if (!shipTo) return [];
      const [orderNumber] = 'orderNumbers' in params ? params.orderNumbers : [];
      const href = orderNumber ? `/orders/history?order=${orderNumber}` : '/cart';
      return [[id, { href, values: { day: params.date, shipTo: shipTo.name } }]];
    }),
  );
  return described.flat();
}
