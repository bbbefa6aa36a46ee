import type { companyRoutes as contract } from '@dray/contract/company/company.rest.ts';
import type { DoorOf } from '#platform/request.ts';
import type { RestHandlers } from '#platform/rest-handlers.ts';
import type { CompanyDoor } from './company.door.ts';
import { shipToToWire, transportTypesToWire } from './company.wire.ts';

export function companyRoutes(companyOf: DoorOf<CompanyDoor>): RestHandlers<typeof contract> {
  return {
    getShipToBySapId: (request, { params }) =>
      request.read(async (transaction) =>
        shipToToWire(await companyOf(transaction).getShipTo(request.scope, params.id)),
      ),

    getTransportTypes: (request, { query }) =>
      request.read(async (transaction) => {
        const { caller, scope, language } = request;
        const types = await companyOf(transaction).listTransportTypes(caller, scope, query.userId);
        return transportTypesToWire(types, language);
      }),
  };
}
