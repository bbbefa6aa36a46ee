import { fixed, part, runFixed, type Transaction } from '#platform/database/connection.ts';
import { namedStore } from '#platform/database/named-store.ts';
import type { Scope } from '#platform/request/request.ts';
import type { Attachment } from '../rules/ticket.model.ts';

export type AttachmentStore = ReturnType<typeof attachmentStore>;

type Row = {
  id: string;
  ticket_id: string;
  comment_id: string | null;
  uploader_uid: string;
  name: string;
  file_key: string;
  content_type: string;
  size_bytes: number;
  created_at: Date;
};

const columns = part(`select a.id, a.ticket_id, a.comment_id, a.uploader_uid, a.name, a.file_key, a.content_type,
  a.size_bytes, a.created_at from ticket_attachment a`);

/** Files of requests; their bytes are in the store for files. */
export const attachmentStore = namedStore('support', (transaction: Transaction) => {
  const run = <Found>(statement: ReturnType<typeof fixed>) => runFixed<Found>(transaction, statement);

  return {
    async addAttachment(attachment: Attachment, companyId: string): Promise<void> {
      await run(fixed`
        insert into ticket_attachment (id, ticket_id, comment_id, uploader_uid, company_id, name, file_key, content_type,
          size_bytes, created_at)
        values (${attachment.id}, ${attachment.ticketId}, ${attachment.commentId}, ${attachment.uploaderUid}, ${companyId}, ${attachment.name},
          ${attachment.fileKey}, ${attachment.contentType}, ${attachment.sizeBytes}, ${attachment.createdAt})`);
    },

    async listOfTicket(ticketId: string): Promise<Attachment[]> {
      const rows = await run<Row>(
        fixed`${columns} where a.ticket_id = ${ticketId} and a.removed_at is null order by a.created_at, a.id`,
      );
      return rows.map(toAttachment);
    },

    /** Foreign ones are as good as missing. */
    async findAttachment({ markets, companyIds, shipToIds }: Scope, id: string): Promise<Attachment | undefined> {
      const [row] = await run<Row>(fixed`
        ${columns} join ticket t on t.id = a.ticket_id where a.id = ${id} and a.removed_at is null
        and (t.country = any(${markets}) or t.company_id = any(${companyIds}) or t.ship_to_id = any(${shipToIds}))`);
      return row && toAttachment(row);
    },

    async countOn(ticketId: string, commentId: string | undefined): Promise<number> {
      const [row] = await run<{ count: number }>(fixed`
        select count(*)::int as count from ticket_attachment
        where ticket_id = ${ticketId} and comment_id is not distinct from ${commentId}::uuid and removed_at is null`);
      return row?.count ?? 0;
    },

    /** What a company has sent since, those included that were taken back: they cost the same. */
    async sumSince(companyId: string, since: Date): Promise<{ files: number; bytes: number }> {
      const [row] = await run<{ files: number; bytes: string }>(fixed`
        select count(*)::int as files, coalesce(sum(size_bytes), 0)::text as bytes from ticket_attachment
        where company_id = ${companyId} and created_at > ${since}`);
      return { files: row?.files ?? 0, bytes: Number(row?.bytes ?? 0) };
    },

    async remove(id: string, at: Date): Promise<void> {
      await run(fixed`update ticket_attachment set removed_at = ${at} where id = ${id} and removed_at is null`);
    },
  };
});

const toAttachment = (row: Row): Attachment => ({
  id: row.id,
  ticketId: row.ticket_id,
  commentId: row.comment_id ?? undefined,
  uploaderUid: row.uploader_uid,
  name: row.name,
  fileKey: row.file_key,
  contentType: row.content_type,
  sizeBytes: row.size_bytes,
  createdAt: row.created_at,
});
