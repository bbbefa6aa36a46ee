import { randomUUID } from 'node:crypto';
import { restRoutes } from '@dray/contract/rest-routes.ts';
import { bulkUploadRoutes, fileReader, openBulkSending, openBulkUpload } from '#capabilities/bulk-upload/index.ts';
import { type CartDoor, findingsToWire } from '#capabilities/cart/index.ts';
import { localMoment } from '#capabilities/company/index.ts';
import { type OrderingDoor, TakenByOthers } from '#capabilities/ordering/index.ts';
import { actFor } from '#edge/act-for.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database } from '#platform/database/connection.ts';
import type { DoorOf } from '#platform/request/request.ts';
import type { Base } from './base.ts';

type Beside = { cartOf: DoorOf<CartDoor>; orderingOf: DoorOf<OrderingDoor> };

/** Files of orders: judged by the cart's rules, placed as any other order. */
export function composeBulkUpload(parts: Base, beside: Beside) {
  const needs = { ...parts, ...beside, localMoment };
  const bulkOf = openBulkUpload(needs);
  return {
    bulkOf,
    bulkSendingOf: openBulkSending(needs),
    bulkUploadRoutes: bulkUploadRoutes({
      bulkOf,
      reader: fileReader(),
      clock: parts.clock,
      newId: randomUUID,
      findingText: (finding, language) => findingsToWire([finding], language)[0]?.message ?? finding.code,
    }),
  };
}

type Acting = Parameters<typeof actFor>[0];
type Placing = {
  bulkSendingOf: ReturnType<typeof openBulkSending>;
  gate: Acting['gate'];
  reception: Pick<Acting, 'findCaller'> & { clock: Clock };
};

/** With the uploader's own rights, through the guard that their upload came by. */
export const bulkPlacing = (database: Database, { bulkSendingOf, gate, reception }: Placing) => ({
  ...database,
  clock: reception.clock,
  sendingOf: bulkSendingOf,
  actFor: (person: Parameters<typeof actFor>[1]) =>
    actFor({ gate, findCaller: reception.findCaller }, person, restRoutes.bulkUploadOrders.guard),
  findTaken: (error: unknown) => (error instanceof TakenByOthers ? error.refused.findings : undefined),
});
