import type { DoorOf } from '#platform/request/request.ts';
import { type DocumentEntryStore, documentEntryStore } from '../store/document-entry.store.ts';

/** The list's own rows, for worlds that are loaded at once. */
export const openEntries = (): DoorOf<Pick<DocumentEntryStore, 'putEntries'>> => (transaction) =>
  documentEntryStore(transaction);
