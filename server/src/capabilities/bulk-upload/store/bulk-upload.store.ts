import type { BulkOrderState, BulkUploadState } from '@dray/contract/bulk-upload/bulk-columns.ts';
import { isLanguage } from '@dray/contract/languages.ts';
import type { Country } from '@dray/contract/markets.ts';
import { fixed, part, runFixed, type Transaction } from '#platform/database/connection.ts';
import { namedStore } from '#platform/database/named-store.ts';
import { unannouncedJobs } from '#platform/jobs/unannounced-jobs.store.ts';
import type { FileFacts, OrderCounts, Upload } from '../rules/bulk-upload.model.ts';

export type BulkUploadStore = ReturnType<typeof bulkUploadStore>;
export type CountedUpload = Upload & { counts: OrderCounts };

type UploadRow = {
  id: string;
  uid: string;
  company_id: string;
  country: string;
  file_name: string;
  digest: string;
  state: string;
  error_code: string | null;
  error_values: Record<string, string | number>;
  encoding: string | null;
  delimiter: string | null;
  columns: FileFacts['columns'];
  heading: string[] | null;
  row_count: number;
  checked_in_ms: number | null;
  language: string | null;
  same_as: string | null;
  created_at: Date;
  sent_at: Date | null;
  sendings: number;
};
type CountedRow = UploadRow & { counts: Partial<Record<BulkOrderState, number>> | null };

/** An upload `u` with how many of its orders are in which state. */
const counted = part(`select u.*, (select json_object_agg(o.state, o.count) from
  (select state, count(*)::int from bulk_upload_order where upload_id = u.id group by state) o) as counts
  from bulk_upload u`);

/** An upload belongs to one person, so everything here asks for their uid where others ask for a scope. */
export const bulkUploadStore = namedStore('bulk-upload', (transaction: Transaction) => {
  const run = <Row>(statement: ReturnType<typeof fixed>) => runFixed<Row>(transaction, statement);

  return {
    async addUpload(upload: Upload): Promise<void> {
      await run(fixed`
        insert into bulk_upload (id, uid, company_id, country, file_name, digest, state, error_code, error_values,
          encoding, delimiter, columns, heading, row_count, checked_in_ms, language, same_as, created_at)
        values (${upload.id}, ${upload.uid}, ${upload.companyId}, ${upload.country}, ${upload.fileName},
          ${upload.digest}, ${upload.state}, ${upload.error?.code}, ${JSON.stringify(upload.error?.values ?? {})},
          ${upload.encoding}, ${upload.delimiter}, ${JSON.stringify(upload.columns)},
          ${upload.heading && JSON.stringify(upload.heading)}::jsonb, ${upload.rowCount}, ${upload.checkedInMs},
          ${upload.language}, ${upload.sameAs}, ${upload.createdAt})`);
    },

    async findUpload(uid: string, id: string): Promise<CountedUpload | undefined> {
      const [row] = await run<CountedRow>(fixed`${counted} where u.id = ${id} and u.uid = ${uid}`);
      return row && toCounted(row);
    },

    /** Anyone who changes it or what belongs to it comes one after the other. */
    async lockUpload(uid: string, id: string): Promise<Upload | undefined> {
      const [row] = await run<UploadRow>(fixed`select * from bulk_upload where id = ${id} and uid = ${uid} for update`);
      return row && toUpload(row);
    },

    /** For a job, which has no caller. */
    async lockUploadWithoutScope(id: string): Promise<Upload | undefined> {
      const [row] = await run<UploadRow>(fixed`select * from bulk_upload where id = ${id} for update`);
      return row && toUpload(row);
    },

    async findUploadWithoutScope(id: string): Promise<CountedUpload | undefined> {
      const [row] = await run<CountedRow>(fixed`${counted} where u.id = ${id}`);
      return row && toCounted(row);
    },

    async listUploads(
      uid: string,
      { offset, limit }: { offset: number; limit: number },
    ): Promise<{ total: number; uploads: CountedUpload[] }> {
      const [[total], rows] = await Promise.all([
        run<{ count: number }>(
          fixed`select count(*)::int as count from bulk_upload where uid = ${uid} and state <> 'dropped'`,
        ),
        run<CountedRow>(fixed`
          ${counted} where u.uid = ${uid} and u.state <> 'dropped'
          order by u.created_at desc, u.id limit ${limit} offset ${offset}`),
      ]);
      return { total: total?.count ?? 0, uploads: rows.map(toCounted) };
    },

    /** The last time that somebody of the company sent the same bytes. */
    async findSent(companyId: string, digest: string, after: Date): Promise<SentUpload | undefined> {
      const [row] = await run<{ id: string; uid: string; sent_at: Date }>(fixed`
        select id, uid, sent_at from bulk_upload
        where company_id = ${companyId} and digest = ${digest} and sent_at > ${after} order by sent_at desc limit 1`);
      return row && { id: row.id, uid: row.uid, sentAt: row.sent_at };
    },

    async findSentById(id: string): Promise<SentUpload | undefined> {
      const [row] = await run<{ id: string; uid: string; sent_at: Date | null; created_at: Date }>(
        fixed`select id, uid, sent_at, created_at from bulk_upload where id = ${id}`,
      );
      return row && { id: row.id, uid: row.uid, sentAt: row.sent_at ?? row.created_at };
    },

    async setState(id: string, state: BulkUploadState): Promise<void> {
      await run(fixed`update bulk_upload set state = ${state} where id = ${id}`);
    },

    async refuseUpload(id: string, code: string): Promise<void> {
      await run(fixed`update bulk_upload set state = 'refused', error_code = ${code} where id = ${id}`);
    },

    /** With the job that places its waiting orders: the one exists exactly when the other does. */
    async setSending(id: string, at: Date): Promise<void> {
      const jobs = [{ name: 'place-bulk-orders', payload: { jobId: id } } as const];
      await run(fixed`
        with sent as (
          update bulk_upload set state = 'sending', error_code = null, sent_at = ${at}, sendings = sendings + 1 where id = ${id}
        ) ${unannouncedJobs(jobs)}`);
    },

    listSending: async (): Promise<string[]> =>
      (await run<{ id: string }>(fixed`select id from bulk_upload where state = 'sending'`)).map(({ id }) => id),

    async addJobs(ids: readonly string[]): Promise<void> {
      await run(unannouncedJobs(ids.map((id) => ({ name: 'place-bulk-orders', payload: { jobId: id } }))));
    },

    async removeUpload(id: string): Promise<void> {
      await run(fixed`delete from bulk_upload where id = ${id}`);
    },

    async removeBefore(before: Date, max: number): Promise<number> {
      const rows = await run<{ id: string }>(fixed`
        delete from bulk_upload where id in (
          select id from bulk_upload where created_at < ${before} and state <> 'sending'
          order by created_at limit ${max} for update skip locked)
        returning id`);
      return rows.length;
    },
  };
});

export type SentUpload = { id: string; uid: string; sentAt: Date };

const toUpload = (row: UploadRow): Upload => ({
  id: row.id,
  uid: row.uid,
  companyId: row.company_id,
  // Both are kept to their lists by the database itself.
  country: row.country as Country,
  state: row.state as BulkUploadState,
  fileName: row.file_name,
  digest: row.digest,
  error: row.error_code === null ? undefined : { code: row.error_code, values: row.error_values },
  encoding: row.encoding ?? undefined,
  delimiter: row.delimiter ?? undefined,
  columns: row.columns,
  heading: row.heading ?? undefined,
  rowCount: row.row_count,
  checkedInMs: row.checked_in_ms ?? undefined,
  language: isLanguage(row.language) ? row.language : undefined,
  sameAs: row.same_as ?? undefined,
  createdAt: row.created_at,
  sentAt: row.sent_at ?? undefined,
  sendings: row.sendings,
});

const noOrders: OrderCounts = { good: 0, faulty: 0, repeated: 0, waiting: 0, ordered: 0, refused: 0 };

const toCounted = ({ counts, ...row }: CountedRow): CountedUpload => ({
  ...toUpload(row),
  counts: { ...noOrders, ...counts },
});
