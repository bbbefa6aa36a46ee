import { customerTypes } from '@dray/contract/markets.ts';
import { type ListAddress, type ViewName, viewNames } from '#capabilities/catalogue/index.ts';
import { readStored, store } from '#platform/storage-keys.ts';

/** The address says it, else the reader's last choice, else what suits their trade: a wholesaler reads rows (C1). */
export function viewFor({ view }: ListAddress, customerType: string | undefined): ViewName {
  const chosen = viewNames.find((name) => name === readStored('catalogueView'));
  return view ?? chosen ?? (customerType === customerTypes.wholesaler ? 'list' : 'grid');
}

export const rememberView = (view: ViewName): boolean => store('catalogueView', view);
