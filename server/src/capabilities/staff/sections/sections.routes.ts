import type { sectionsRoutes as contract } from '@dray/contract/staff/sections.rest.ts';
import type { DoorOf } from '#platform/request/request.ts';
import type { RestHandlers } from '#platform/request/rest-handlers.ts';
import type { SectionsDoor } from './open-sections.ts';

export const sectionsRoutes = (sectionsOf: DoorOf<SectionsDoor>): RestHandlers<typeof contract> => ({
  listMarketSections: (request, { query: { country } }) =>
    request.read(async (transaction) => {
      const results = await sectionsOf(transaction).listSections(request.scope, country);
      return { results, total: results.length, offset: 0, limit: results.length };
    }),

  setMarketSection: (request, { body }) =>
    request.write((transaction) => sectionsOf(transaction).setSection(request, body)),
});
