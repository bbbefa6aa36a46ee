import type { Language } from '@dray/contract/languages.ts';

export type { DataSheetDeps } from './find-data-sheet.ts';

import { type DataSheetDeps, findDataSheet } from './find-data-sheet.ts';
import { dataSheetPrinter } from './print-data-sheet.ts';

/** Gives a product's sheet as a file, printed in the reader's language when it is first asked for. */
export function dataSheets(deps: DataSheetDeps) {
  const print = dataSheetPrinter();
  return async (sku: string, language: Language): Promise<{ fileName: string; pdf: Buffer } | undefined> => {
    const sheet = await findDataSheet(deps, sku, language);
    return sheet && { fileName: sheet.fileName, pdf: await print(sheet) };
  };
}
