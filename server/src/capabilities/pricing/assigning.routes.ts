import type { priceListRoutes } from '@dray/contract/pricing/price-lists.rest.ts';
import type { DoorOf } from '#platform/request/request.ts';
import type { RestHandlers } from '#platform/request/rest-handlers.ts';
import type { Assigning } from './open-assigning.ts';

export const assigningRoutes = (assigningOf: DoorOf<Assigning>): RestHandlers<typeof priceListRoutes> => ({
  listPriceLists: (request, { query: { country } }) =>
    request.read(async (transaction) => ({ results: await assigningOf(transaction).listLists(request, country) })),
  getAssignments: (request, { query: { shipTo } }) =>
    request.read((transaction) => assigningOf(transaction).getFollowed(request, shipTo)),
  previewAssignment: (request, { query: { shipTo, priceList, validFrom } }) =>
    request.read((transaction) =>
      assigningOf(transaction).previewAssignment(request, { shipTo, priceList, validFrom }),
    ),
  assignPriceList: (request, { body }) =>
    request.write((transaction) => assigningOf(transaction).assignPriceList(request, body)),
});
