import type { erpDeskRoutes as contract } from '@dray/contract/erp-desk/erp-desk.rest.ts';
import { countries } from '@dray/contract/markets.ts';
import type { DoorOf, Request } from '#platform/request/request.ts';
import type { RestHandlers } from '#platform/request/rest-handlers.ts';
import type { FindInErp } from './erp-desk.deps.ts';
import type { ErpDeskDoor } from './erp-desk.door.ts';
import { mismatchToWire, orderToWire, queueToWire } from './erp-desk.wire.ts';
import { lookUpInErp } from './look-up.ts';

const minuteMs = 60_000;

export function erpDeskRoutes(deskOf: DoorOf<ErpDeskDoor>, find: FindInErp | undefined): RestHandlers<typeof contract> {
  /** The answer is the order as it stands then. */
  const step = (request: Request, orderNumber: string, take: (desk: ErpDeskDoor) => Promise<void>) =>
    request.write(async (transaction) => {
      const desk = deskOf(transaction);
      await take(desk);
      return orderToWire(await desk.showOrder(request.scope, orderNumber), desk.verbsOf);
    });

  return {
    listErpMessages: (request, { query: { offset, limit, state, market, cause, olderThan } }) =>
      request.read(async (transaction) => {
        const desk = deskOf(transaction);
        const until = olderThan === undefined ? undefined : new Date(desk.now().getTime() - olderThan * minuteMs);
        const asked = { state, market, cause, until, offset, limit };
        return queueToWire(await desk.listQueue(request.scope, asked), { offset, limit }, desk.verbsOf);
      }),
    getErpOrder: (request, { params: { orderNumber } }) =>
      request.read(async (transaction) => {
        const desk = deskOf(transaction);
        return orderToWire(await desk.showOrder(request.scope, orderNumber), desk.verbsOf);
      }),
    retryErpOrder: (request, { params: { orderNumber } }) =>
      step(request, orderNumber, (desk) => desk.retry(request, orderNumber)),
    retryErpOrders: (request, { body: { cause, market } }) =>
      request.write((transaction) => deskOf(transaction).retryAll(request, { cause, market })),
    parkErpOrder: (request, { params: { orderNumber }, body }) =>
      step(request, orderNumber, (desk) => desk.park(request, { orderNumber, ...body })),
    renumberErpOrder: (request, { params: { orderNumber } }) =>
      step(request, orderNumber, (desk) => desk.renumber(request, orderNumber)),
    adoptErpOrder: async (request, { params: { orderNumber }, body }) => {
      // What is out of reach, or has that number already, is not asked about.
      const { head } = await request.read((transaction) => deskOf(transaction).showOrder(request.scope, orderNumber));
      const found = head.sapId === body.sapId ? 'not-asked' : await lookUpInErp(find, body.sapId);
      return step(request, orderNumber, (desk) => desk.adopt(request, { orderNumber, ...body, found }));
    },
    giveUpErpOrder: (request, { params: { orderNumber }, body }) =>
      step(request, orderNumber, (desk) => desk.giveUp(request, { orderNumber, ...body })),

    listErpMismatches: (request, { query: { offset, limit, market, kind, from, to } }) =>
      request.read(async (transaction) => {
        const seesUnknown = market === undefined && countries.every((each) => request.scope.markets.includes(each));
        const asked = { market, kind, from, until: to, offset, limit, seesUnknown };
        const { rows, total } = await deskOf(transaction).listMismatches(request.scope, asked);
        return { results: rows.map(mismatchToWire), total, offset, limit };
      }),
    reconcileErp: async (request, { body: { markets } }) => {
      await request.write((transaction) => deskOf(transaction).reconcile(request, markets));
      return { asked: true };
    },
  };
}
