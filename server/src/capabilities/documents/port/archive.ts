import type { DocumentSource } from '@dray/contract/documents/document-kinds.ts';
import type { Country } from '@dray/contract/markets.ts';
import type { Minor } from '#platform/money.ts';

export type ArchiveName = Exclude<DocumentSource, 'erp'>;
export const archiveNames = ['tesi', 'cablog', 'olsa'] as const satisfies readonly ArchiveName[];

/** A document as an archive tells of it; whose it is the portal knows by the payer that it has asked for. */
export type ArchiveDocument = {
  id: string;
  number: string;
  title: string | undefined;
  date: string;
  sapId: string | undefined;
  amountMinor: Minor | undefined;
  currency: string | undefined;
};

/** A part of a payer's list, and where the next begins; undefined behind the last. */
export type ArchivePage = { documents: readonly ArchiveDocument[]; next: string | undefined };

/** Everything that the portal asks of an archive. Failures are `OutsideFailure`. */
export type Archive = {
  /** From the beginning, or from where the page before said. */
  listPage: (payerId: string, from: string | undefined) => Promise<ArchivePage>;
  /** `none` where the archive says that there is no such file. */
  readFile: (id: string) => Promise<Buffer | 'none'>;
};

export type Archives = { readonly [Name in ArchiveName]?: Archive };

export type ArchiveSettings = {
  urls: Readonly<Partial<Record<ArchiveName, string | undefined>>>;
  /** Of those that want to know who asks. */
  authorizations?: Readonly<Partial<Record<ArchiveName, string | undefined>>>;
  /** Those whose documents are archived there; payers of others are not asked for. */
  markets: readonly Country[];
};

/** Numbers of an archive's own; anything else must not get into an address. */
export const isArchiveId = (text: string): boolean => /^[A-Za-z0-9_-]{1,32}$/.test(text);
