import type { MasterKindName } from '@dray/contract/master-data/master-kinds.ts';
import { languageParameter } from '#platform/texts/language.ts';

const withLanguage = (path: string): string => `${path}?${new URLSearchParams([languageParameter()])}`;

/** Plain links, which the cookie lets in. */
export const masterFile = (kind: MasterKindName, which: 'template' | 'sample' | 'export'): string =>
  withLanguage(`/api/staff/master/${kind}/${which}.csv`);

export const importFaultsFile = (id: string): string =>
  withLanguage(`/api/staff/imports/${encodeURIComponent(id)}/faults.csv`);
