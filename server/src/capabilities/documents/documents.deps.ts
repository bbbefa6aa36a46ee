import type { Country } from '@dray/contract/markets.ts';
import type { FilesDoor } from '#capabilities/files/index.ts';
import type { Clock } from '#platform/clock.ts';
import type { Scope } from '#platform/request.ts';
import type { BillingDocumentStore } from './billing-document.store.ts';

export type OrderPlace = { orderNumber: string; companyId: string; shipToId: string; country: Country };

export type DocumentsDeps = {
  documents: BillingDocumentStore;
  files: Pick<FilesDoor, 'judgeDocument' | 'addFiles' | 'readFile'>;
  /** Orders by the ERP's numbers: those of the caller, or for a job all that there are. */
  findPlaces: (sapIds: readonly string[], scope: Scope | undefined) => Promise<readonly OrderPlace[]>;
  clock: Clock;
};
