import type { MasterKindName } from './master-kinds.ts';

/** Kinds whose rows are about one customer: their owners read in their own trail that a file has changed them. */
export const ownedKinds = [
  'companies',
  'payers',
  'payment-terms',
  'credit',
  'sold-tos',
  'ship-tos',
  'transports-and-calendars',
  'assignments',
  'contracts',
] as const satisfies readonly MasterKindName[];
export type OwnedKind = (typeof ownedKinds)[number];
