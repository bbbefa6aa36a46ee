import { fixed, runFixed, type Transaction } from '#platform/database/connection.ts';
import { namedStore } from '#platform/database/named-store.ts';
import { unannouncedJobs } from '#platform/jobs/unannounced-jobs.store.ts';
import type { OutsideErrorCode } from '#platform/outside/outside-failure.ts';
import type { ArchiveName } from '../port/archive.ts';

export type ArchiveListStore = ReturnType<typeof archiveListStore>;

export type SourceState = {
  source: ArchiveName;
  payerId: string;
  readAt: Date | undefined;
  error: { code: OutsideErrorCode; at: Date } | undefined;
};

type StateRow = {
  source: ArchiveName;
  payer_id: string;
  read_at: Date | null;
  error_code: OutsideErrorCode | null;
  error_at: Date | null;
};

/** How the last look into each archive went, and who asks for the next. */
export const archiveListStore = namedStore('documents', (transaction: Transaction) => ({
  async findStates(payerIds: readonly string[]): Promise<SourceState[]> {
    const rows = await runFixed<StateRow>(
      transaction,
      fixed`select source, payer_id, read_at, error_code, error_at from document_source_state
        where payer_id = any(${payerIds})`,
    );
    return rows.map((row) => ({
      source: row.source,
      payerId: row.payer_id,
      readAt: row.read_at ?? undefined,
      error: row.error_code && row.error_at ? { code: row.error_code, at: row.error_at } : undefined,
    }));
  },

  async setRead(source: ArchiveName, payerId: string, at: Date): Promise<void> {
    await runFixed(
      transaction,
      fixed`insert into document_source_state (source, payer_id, read_at) values (${source}, ${payerId}, ${at})
        on conflict (source, payer_id) do update set read_at = excluded.read_at, error_code = null, error_at = null`,
    );
  },

  async setError(source: ArchiveName, payerId: string, error: { code: OutsideErrorCode; at: Date }): Promise<void> {
    await runFixed(
      transaction,
      fixed`insert into document_source_state (source, payer_id, error_code, error_at)
        values (${source}, ${payerId}, ${error.code}, ${error.at})
        on conflict (source, payer_id) do update set error_code = excluded.error_code, error_at = excluded.error_at`,
    );
  },

  /** One job a payer, whoever asks meanwhile. */
  async askForLists(payerIds: readonly string[], uid: string | undefined): Promise<void> {
    const jobs = payerIds.map((payerId) => ({
      name: 'refresh-archives' as const,
      payload: { payerId, ...(uid === undefined ? {} : { uid }) },
      key: payerId,
    }));
    await runFixed(transaction, unannouncedJobs(jobs));
  },

  /** Which of these numbers the ERP itself has billed: an archive need not show them again. */
  async findBilledNumbers(numbers: readonly string[]): Promise<ReadonlySet<string>> {
    const rows = await runFixed<{ number: string }>(
      transaction,
      fixed`select number from billing_document where number = any(${numbers})`,
    );
    return new Set(rows.map(({ number }) => number));
  },
}));
