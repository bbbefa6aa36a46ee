/** What a file of orders may tell, in the order of the template's columns. */
export const bulkColumns = [
  'customerOrderNumber',
  'shipTo',
  'deliveryDate',
  'code',
  'amount',
  'unit',
  'note',
  'transportType',
] as const;
export type BulkColumn = (typeof bulkColumns)[number];

/** Those that every file must have. */
export const neededBulkColumns = [
  'customerOrderNumber',
  'shipTo',
  'deliveryDate',
  'code',
  'amount',
] as const satisfies BulkColumn[];

/** checking → checked → sending → done; refused where the file cannot be read; dropped by its owner. */
export const bulkUploadStates = ['checking', 'checked', 'refused', 'sending', 'done', 'dropped'] as const;
export type BulkUploadState = (typeof bulkUploadStates)[number];

/** good, faulty or repeated until it is sent; then waiting, and ordered or refused by the rules of placing. */
export const bulkOrderStates = ['good', 'faulty', 'repeated', 'waiting', 'ordered', 'refused'] as const;
export type BulkOrderState = (typeof bulkOrderStates)[number];

/** What becomes of an article that stands in several rows of one order. */
export const sameGoodsChoices = ['sum', 'last'] as const;
export type SameGoodsChoice = (typeof sameGoodsChoices)[number];

export const bulkUnits = ['pack', 'layer', 'pallet'] as const;

export const bulkViews = ['all', 'faulty', 'good', 'repeated'] as const;
export type BulkView = (typeof bulkViews)[number];
