import type { FollowedLists } from '@dray/contract/pricing/price-lists.rest.ts';
import { Refusal } from '#platform/refusal.ts';
import type { Request } from '#platform/request/request.ts';
import type { AssigningDeps } from './assigning.deps.ts';
import { getFollowed, getShipTo } from './followed-lists.ts';
import { findListFor } from './preview-assignment.ts';

export type WantedAssignment = { shipTo: string; validFrom: string; priceList: string | null; version: string };

/** Plans a list from tomorrow on at the earliest: what is ordered today keeps the price that it was shown at. */
export async function assignPriceList(
  deps: AssigningDeps,
  request: Pick<Request, 'scope' | 'actor'>,
  { shipTo, validFrom, priceList, version }: WantedAssignment,
): Promise<FollowedLists> {
  const place = await getShipTo(deps, request, shipTo);
  const list = priceList === null ? undefined : await findListFor(deps, place, priceList);
  await deps.assignments.lockShipTo(place.id);
  const held = await getFollowed(deps, place);
  // Who follows none yet may begin at once.
  const isTooEarly = held.lists.length === 0 ? validFrom < held.today : validFrom <= held.today;
  if (isTooEarly) throw new Refusal('ASSIGNMENT_PAST', {}, undefined, { field: 'validFrom' });
  const before = held.lists.find((each) => each.validFrom === validFrom)?.priceList ?? null;
  // Asked once more, or done by somebody else meanwhile: it is so.
  if (before === priceList) return held;
  if (held.version !== version) throw new Refusal('CHANGED_MEANWHILE', {}, undefined, { fresh: held });
  await deps.assignments.setFrom(place.id, validFrom, list?.id ?? null);
  await deps.audit.record(request.actor, {
    action: 'price-list-assigned',
    subject: `shipTo:${place.id}`,
    details: { from: validFrom },
    companyId: place.companyId,
    changes: { priceList: { from: before, to: priceList } },
  });
  return getFollowed(deps, place);
}
