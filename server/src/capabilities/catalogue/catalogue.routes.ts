import type { catalogueRoutes as contract } from '@dray/contract/catalogue/catalogue.rest.ts';
import { Refusal } from '#platform/refusal.ts';
import type { RestHandlers } from '#platform/rest-handlers.ts';
import { type DataSheetDeps, dataSheets } from './data-sheet/index.ts';
import { pictureFiles } from './pictures/picture-files.ts';

/** What the catalogue gives as files: data sheets, and the portal's own pictures of packs and labels. */
export function catalogueRoutes(deps: DataSheetDeps): RestHandlers<typeof contract> {
  const findSheet = dataSheets(deps);
  const pictures = pictureFiles();
  return {
    async downloadDataSheet({ language }, { params: { sku } }) {
      const sheet = await findSheet(sku, language);
      if (!sheet) throw new Refusal('NOT_FOUND');
      return { bytes: sheet.pdf, type: 'application/pdf', name: sheet.fileName };
    },
    showPackPicture: async (_request, { params: { format, file } }) => found(pictures.findPack(format, file)),
    showLabelPicture: async (_request, { params: { file } }) => found(pictures.findLabel(file)),
  };
}

function found<Found>(what: Found | undefined): Found {
  if (what === undefined) throw new Refusal('NOT_FOUND');
  return what;
}
