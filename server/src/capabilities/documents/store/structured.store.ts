import type { StructuredFormat } from '@dray/contract/documents/document-kinds.ts';
import { fixed, runFixed, type Transaction } from '#platform/database/connection.ts';
import { namedStore } from '#platform/database/named-store.ts';
import { unannouncedJobs } from '#platform/jobs/unannounced-jobs.store.ts';
import type { FileState } from '../rules/billing-document.model.ts';

export type StructuredStore = ReturnType<typeof structuredStore>;

/** Bills as programs read them, beside their PDFs. */
export const structuredStore = namedStore('documents', (transaction: Transaction) => ({
  /** Once offered it stays: what was fetched is not fetched again. */
  async offer(number: string, format: StructuredFormat): Promise<void> {
    await runFixed(
      transaction,
      fixed`insert into billing_attachment (number, format) values (${number}, ${format}) on conflict do nothing`,
    );
  },

  async findState(number: string, format: string): Promise<FileState | undefined> {
    const [row] = await runFixed<{ file_state: FileState }>(
      transaction,
      fixed`select file_state from billing_attachment where number = ${number} and format = ${format}`,
    );
    return row?.file_state;
  },

  /** With the job that fetches it. */
  async askFor(number: string, format: StructuredFormat): Promise<void> {
    await runFixed(
      transaction,
      fixed`with asked as (
          update billing_attachment set file_state = 'waiting'
          where number = ${number} and format = ${format} and file_state <> 'stored'
        )
        ${unannouncedJobs([{ name: 'fetch-structured-invoice', payload: { number, format }, key: number }])}`,
    );
  },

  async setFile(number: string, format: string, file: { key: string; sizeBytes: number }): Promise<void> {
    await runFixed(
      transaction,
      fixed`update billing_attachment set file_state = 'stored', file_key = ${file.key}, file_size = ${file.sizeBytes}
        where number = ${number} and format = ${format}`,
    );
  },

  async setMissing(number: string, format: string): Promise<void> {
    await runFixed(
      transaction,
      fixed`update billing_attachment set file_state = 'missing'
        where number = ${number} and format = ${format} and file_state <> 'stored'`,
    );
  },
}));
