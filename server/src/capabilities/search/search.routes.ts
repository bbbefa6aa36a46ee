import type { searchRoutes as contract } from '@dray/contract/search/search.rest.ts';
import type { RestHandlers } from '#platform/request/rest-handlers.ts';
import type { SearchDeps } from './finders/search.deps.ts';
import { everythingToWire } from './search.wire.ts';
import { searchEverywhere } from './search-everywhere.ts';

export const searchRoutes = (deps: SearchDeps): RestHandlers<typeof contract> => ({
  searchEverything: async (request, { query: { q, limit, sections } }) =>
    everythingToWire(await searchEverywhere(deps, request, { text: q, max: limit, sections })),
});
