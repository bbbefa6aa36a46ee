import type { RestOutput } from '@dray/contract/rest-route.ts';
import type { searchRoutes } from '@dray/contract/search/search.rest.ts';
import { toDecimal } from '#platform/money.ts';
import type { Group } from './rules/search.model.ts';
import type { Everything } from './search-everywhere.ts';

type Answer = RestOutput<(typeof searchRoutes)['searchEverything']>;

export const everythingToWire = ({ groups, failed }: Everything): Answer => ({
  groups: groups.map((group) => ({
    section: group.section,
    total: group.total,
    totalIsAtLeast: group.isMore,
    corrected: group.corrected ?? null,
    href: group.href ?? null,
    items: group.results.map(hitToWire),
  })),
  failed: [...failed],
});

const hitToWire = (hit: Group['results'][number]) => ({
  id: hit.key,
  section: hit.section,
  kind: hit.kind ?? null,
  title: hit.title,
  detail: hit.detail,
  status: hit.status ?? null,
  href: hit.href,
  at: hit.at ?? null,
  amount: hit.amountMinor === undefined ? null : toDecimal(hit.amountMinor),
  currency: hit.amountMinor === undefined ? null : (hit.currency ?? null),
});
