import { fixed, runFixed, type Transaction } from '#platform/database/connection.ts';
import { namedStore } from '#platform/database/named-store.ts';

export type NoteStore = ReturnType<typeof noteStore>;
export type Note = { id: string; authorUid: string; description: string; createdAt: Date };

type Row = { id: string; author_uid: string; description: string; created_at: Date };

/** What colleagues write to each other about a request; nothing that customers read opens this store. */
export const noteStore = namedStore('support', (transaction: Transaction) => ({
  async addNote(ticketId: string, { id, authorUid, description, createdAt }: Note): Promise<void> {
    await runFixed(
      transaction,
      fixed`insert into ticket_note (id, ticket_id, author_uid, description, created_at)
        values (${id}, ${ticketId}, ${authorUid}, ${description}, ${createdAt})`,
    );
  },

  async listNotes(ticketId: string): Promise<Note[]> {
    const rows = await runFixed<Row>(
      transaction,
      fixed`select id, author_uid, description, created_at from ticket_note
        where ticket_id = ${ticketId} order by created_at, id`,
    );
    return rows.map((row) => ({
      id: row.id,
      authorUid: row.author_uid,
      description: row.description,
      createdAt: row.created_at,
    }));
  },

  async countNotes(ticketId: string): Promise<number> {
    const [row] = await runFixed<{ count: number }>(
      transaction,
      fixed`select count(*)::int as count from ticket_note where ticket_id = ${ticketId}`,
    );
    return row?.count ?? 0;
  },
}));
