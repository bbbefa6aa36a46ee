import { randomUUID } from 'node:crypto';
import { bulkUploadRoutes, fileReader, openBulkSending, openBulkUpload } from '#capabilities/bulk-upload/index.ts';
import { type CartDoor, findingsToWire } from '#capabilities/cart/index.ts';
import { localMoment } from '#capabilities/company/index.ts';
import type { OrderingDoor } from '#capabilities/ordering/index.ts';
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
