import type { Country } from '@dray/contract/markets.ts';
import type { ArchiveSettings } from '#capabilities/documents/index.ts';
import type { FindInErp } from '#capabilities/erp-desk/index.ts';
import type { SignInGuard, TokenSigner } from '#capabilities/identity/index.ts';
import type { PowerBiAccess } from '#capabilities/reporting/index.ts';
import type { HandOffs } from '#capabilities/sso/index.ts';
import type { ScanFile } from '#platform/attachments/clamd.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database } from '#platform/database/connection.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import type { Logger } from '#platform/logger.ts';
import type { Sealing } from '#platform/secrets/sealing.ts';

/** Clocks, settings and the outside: all that a process hands in. */
export type Parts = {
  clock: Clock;
  database: Database;
  homeMarket: Country;
  tokens: () => TokenSigner;
  sealing: Sealing;
  fileStore: FileStore;
  logger: Logger;
  /** The identity provider that holds the passwords, where it is not us (T118). */
  passwordsElsewhere?: string | undefined;
  /** Only a process that serves lets anybody sign in. */
  guard?: SignInGuard;
  /** Reports that are shown by Power BI. */
  powerBi?: PowerBiAccess | undefined;
  /** Looks through what people attach. */
  scan?: ScanFile | undefined;
  /** An outside CMS in place of our own content. */
  outsideContent?: { url: string; authorization: string | undefined } | undefined;
  /** A process that serves fetches files of the archives, one that takes jobs their lists. */
  archives?: ArchiveSettings;
  /** Looks a document up in the ERP, where there is one. */
  findInErp?: FindInErp | undefined;
  /** Only a process that serves hands anybody over. */
  handOffs?: HandOffs;
};

/** Another process's change must be seen within five seconds; this leaves room for a slow moment. */
export const freshnessMs = 2_000;
