/** Every kind of master data that a file or a program can bring; what a kind refers to stands before it. */
export const masterKinds = [
  'companies',
  'payers',
  'payment-terms',
  'credit',
  'sold-tos',
  'ship-tos',
  'transports-and-calendars',
  'holidays',
  'returnables',
  'products',
  'bundles',
  'bundle-parts',
  'bundle-options',
  'price-lists',
  'prices',
  'assignments',
  'contracts',
  'coupons',
  'market-contacts',
  'suppliers',
  'portfolios',
  'users',
] as const;
export type MasterKindName = (typeof masterKinds)[number];

export const isMasterKind = (name: string): name is MasterKindName => masterKinds.some((kind) => kind === name);

export const importStates = ['reading', 'previewed', 'committing', 'committed', 'undone', 'stopped', 'failed'] as const;
export type ImportState = (typeof importStates)[number];

/** What becomes of a row of a file; what a full file lacks is ended. */
export const rowVerdicts = ['new', 'changed', 'unchanged', 'refused', 'ended'] as const;
export type RowVerdict = (typeof rowVerdicts)[number];

/** What follows for people, beside the rows themselves; each with a text in every language. */
export const consequenceCodes = [
  'SHIP_TOS_CLOSE',
  'OPEN_ORDERS_OF_CLOSED',
  'SHIP_TOS_CHANGE_LIST',
  'PRICES_OF_TODAY',
  'PRICES_MOVED_FAR',
  'ROWS_ENDED',
  'COUPONS_IN_CARTS',
  'PAYERS_BLOCKED',
] as const;
export type ConsequenceCode = (typeof consequenceCodes)[number];

export const masterOwners = ['erp', 'portal'] as const;
export type MasterOwner = (typeof masterOwners)[number];

/** What became of one message of a program. */
export const itemResults = ['taken', 'unchanged', 'older', 'waiting', 'refused'] as const;
export type ItemResult = (typeof itemResults)[number];

export const isConsequenceCode = (code: string): code is ConsequenceCode =>
  consequenceCodes.some((known) => known === code);
