import type { customersRoutes as contract } from '@dray/contract/customers/customers.rest.ts';
import type { DoorOf } from '#platform/request/request.ts';
import type { RestHandlers } from '#platform/request/rest-handlers.ts';
import type { CustomersDoor } from './customers.door.ts';
import { customersToWire, customerToWire } from './wire/customer.wire.ts';
import { obstaclesToWire } from './wire/obstacles.wire.ts';

export const customersRoutes = (customersOf: DoorOf<CustomersDoor>): RestHandlers<typeof contract> => ({
  listCustomers: (request, { query: { offset, limit, search } }) =>
    request.read(async (transaction) =>
      customersToWire(await customersOf(transaction).findCustomers(request.scope, { search, offset, limit }), {
        offset,
        limit,
      }),
    ),

  getCustomer: (request, { params }) =>
    request.read(async (transaction) =>
      customerToWire(await customersOf(transaction).getCustomer(request, params.companyId), request.language),
    ),

  judgeObstacles: (request, { params, query }) =>
    request.read(async (transaction) => {
      const door = customersOf(transaction);
      const asked = { companyId: params.companyId, shipToId: query.shipTo, uid: query.uid };
      return obstaclesToWire(await door.judgeObstacles(request, asked), door.writeFindings, request.language);
    }),
});
