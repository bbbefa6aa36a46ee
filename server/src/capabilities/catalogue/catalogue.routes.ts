import type { catalogueRoutes as contract } from '@dray/contract/catalogue/catalogue.rest.ts';
import { Refusal } from '#platform/refusal.ts';
import type { RestHandlers } from '#platform/request/rest-handlers.ts';
import { type DataSheetDeps, dataSheets } from './data-sheet/index.ts';

/** What the catalogue gives as files. */
export function catalogueRoutes(deps: DataSheetDeps): RestHandlers<typeof contract> {
  const findSheet = dataSheets(deps);
  return {
    async downloadDataSheet({ language }, { params: { sku } }) {
      const sheet = await findSheet(sku, language);
      if (!sheet) throw new Refusal('NOT_FOUND');
      return { bytes: sheet.pdf, type: 'application/pdf', name: sheet.fileName };
    },
  };
}
