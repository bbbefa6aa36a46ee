import type { Request } from '#platform/request/request.ts';
import { judgeDrafts } from '../judging/judge-orders.ts';
import { choicesIn } from '../judging/same-goods.model.ts';
import type { BulkUploadDeps, OriginOrder } from '../needs/bulk-upload.deps.ts';
import type { StagedOrder, Upload } from '../rules/bulk-upload.model.ts';
import type { SettledOrder } from '../store/bulk-order.store.ts';
import { refusedBy, refusedWith } from './refused-order.model.ts';

/** So often the same order may be repeated on purpose. */
const maxRepeats = 50;

/** Judged once more at this moment; what no longer passes, or costs another price than was shown, is refused. */
export async function placeOrder(
  deps: BulkUploadDeps,
  request: Request,
  upload: Pick<Upload, 'id' | 'country'>,
  order: StagedOrder,
): Promise<SettledOrder> {
  const rows = await deps.orders.listRowsOfOrders(upload.id, [order.key]);
  const [draft] = await judgeDrafts(deps, request, { rows, country: upload.country, choiceOf: choicesIn([order]) });
  const faults = draft ? [...draft.rowFaults, ...draft.orderFaults] : [];
  if (faults.length > 0) return refusedWith(order, faults);
  if (!draft?.shown || draft.originKey === undefined || draft.shown.shownHash !== order.shownHash)
    return refusedBy(order, [{ code: 'CART_CHANGED' }]);

  const keys = keysOf(draft.originKey);
  const earlier = await deps.findOrdersOfOrigins(keys);
  const [first] = earlier;
  if (first && !order.isAgain) return repeated(order, first);
  const key = keys.find((each) => !earlier.some(({ originKey }) => originKey === each));
  if (key === undefined) return refusedBy(order, [{ code: 'CART_CHANGED' }]);

  const outcome = await deps.placeWanted(request, draft.shown, { channel: 'bulk', key });
  if ('refused' in outcome) return refusedBy(order, outcome.refused.findings);
  const { key: orderKey, verdict } = order;
  return {
    key: orderKey,
    state: 'ordered',
    orderNumber: outcome.placed.orderNumber,
    placedAt: deps.clock.now(),
    verdict,
  };
}

/** The wanted order, and the same wanted again on purpose. */
const keysOf = (origin: string): string[] => [
  origin,
  ...Array.from({ length: maxRepeats }, (_, index) => `${origin}#${index + 2}`),
];

const repeated = ({ key, verdict }: StagedOrder, { orderNumber, placedAt }: OriginOrder): SettledOrder => ({
  key,
  state: 'repeated',
  orderNumber,
  placedAt,
  verdict,
});
