import type { creditRoutes as contract } from '@dray/contract/company/credit.rest.ts';
import type { DoorOf } from '#platform/request/request.ts';
import type { RestHandlers } from '#platform/request/rest-handlers.ts';
import type { CreditDoor } from './credit.door.ts';
import { creditToWire } from './credit.wire.ts';

export const creditRoutes = (creditOf: DoorOf<CreditDoor>): RestHandlers<typeof contract> => ({
  getPayerCredit: (request, { params }) =>
    request.read(async (transaction) => creditToWire(await creditOf(transaction).getPayerCredit(request, params.id))),
});
