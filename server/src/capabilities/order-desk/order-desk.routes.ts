import type { orderDeskRoutes as contract } from '@dray/contract/order-desk/order-desk.rest.ts';
import type { DoorOf } from '#platform/request/request.ts';
import type { RestHandlers } from '#platform/request/rest-handlers.ts';
import type { OrderDeskDoor } from './order-desk.door.ts';
import type { OrderOwnership } from './order-owners.ts';

export function orderDeskRoutes(deskOf: DoorOf<OrderDeskDoor>): RestHandlers<typeof contract> {
  return {
    listStaffOrders: (request, { query: { offset, limit, market, company, ...query } }) =>
      request.read(async (transaction) => {
        const desk = deskOf(transaction);
        const { search, shipTo, from, to, status, deliveryStatus, view, before } = query;
        const filter = {
          search: search || undefined,
          shipToIds: shipTo,
          from,
          to,
          statuses: status,
          deliveryStatuses: deliveryStatus,
          view,
          before,
        };
        const asked = { market, company, filter, page: { offset, limit } };
        const { rows, total, isMore } = await desk.listOrders(request, asked);
        return {
          results: rows.map(({ order, owner }) => ({
            ...desk.rowToWire(order, request.language),
            ...ownerToWire(owner),
          })),
          total,
          totalIsAtLeast: isMore,
          offset,
          limit,
        };
      }),

    getStaffOrder: (request, { params: { orderNumber } }) =>
      request.read(async (transaction) => {
        const desk = deskOf(transaction);
        const { detail, owner } = await desk.showOrder(request, orderNumber);
        return { ...desk.detailToWire(detail, request.language), ...ownerToWire(owner) };
      }),
  };
}

const ownerToWire = ({ country, companyId, companyName, placedByName }: OrderOwnership) => ({
  market: country,
  companyId,
  companyName,
  placedBy: placedByName ?? null,
});
