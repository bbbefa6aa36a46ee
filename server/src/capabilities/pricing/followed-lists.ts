import type { FollowedLists } from '@dray/contract/pricing/price-lists.rest.ts';
import { Refusal } from '#platform/refusal.ts';
import type { Request } from '#platform/request/request.ts';
import type { AssigningDeps } from './assigning.deps.ts';
import type { Followed } from './assignment.store.ts';

export type AssignedShipTo = NonNullable<Awaited<ReturnType<AssigningDeps['findShipTo']>>>;

/** A ship-to out of the caller's reach answers like one that does not exist. */
export async function getShipTo(
  { findShipTo }: Pick<AssigningDeps, 'findShipTo'>,
  { scope }: Pick<Request, 'scope'>,
  id: string,
): Promise<AssignedShipTo> {
  const place = await findShipTo(scope, id);
  if (!place) throw new Refusal('SHIP_TO_NOT_FOUND');
  return place;
}

/** Which lists a ship-to follows, and which of them counts today. */
export async function getFollowed(deps: AssigningDeps, place: AssignedShipTo): Promise<FollowedLists> {
  const lists = await deps.assignments.listFollowed(place.id);
  const today = deps.todayIn(place.country);
  return {
    shipTo: { id: place.id, name: place.name, companyId: place.companyId, country: place.country },
    today,
    current: currentOf(lists, today)?.priceList ?? null,
    lists,
    version: versionOf(lists),
  };
}

export const currentOf = (lists: readonly Followed[], day: string): Followed | undefined =>
  lists.findLast(({ validFrom }) => validFrom === null || validFrom <= day);

/** What was read, in short: it moves with every list that is planned, and with nothing else. */
export const versionOf = (lists: readonly Followed[]): string => {
  let sum = 5_381;
  for (const sign of JSON.stringify(lists.map(({ validFrom, priceList }) => [validFrom, priceList])))
    sum = (sum * 33 + (sign.codePointAt(0) ?? 0)) % 4_294_967_291;
  return `${lists.length}-${sum.toString(36)}`;
};
