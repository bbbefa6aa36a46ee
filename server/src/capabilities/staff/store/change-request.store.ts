import { isCountry } from '@dray/contract/markets.ts';
import type { ChangeKind, ChangeState } from '@dray/contract/staff/change-request-shapes.ts';
import { sql } from 'kysely';
import type { Transaction } from '#platform/database/connection.ts';
import { namedStore } from '#platform/database/named-store.ts';
import { type ChangeRequest, type DecidesIn, endOfWaiting, type NewChange } from '../rules/change-request.model.ts';

export type ChangeRequestStore = ReturnType<typeof changeRequestStore>;

export type AskedChanges = {
  uid: string;
  decidesIn: DecidesIn;
  isWaiting: boolean;
  offset: number;
  limit: number;
  now: Date;
};

type Decider = Pick<AskedChanges, 'uid' | 'decidesIn' | 'now'>;
export type WaitingChange = Pick<ChangeRequest, 'markets'> & { since: Date };
type Decided = { state: Exclude<ChangeState, 'waiting' | 'expired'>; by: string; reason: string | undefined; at: Date };

const columns = sql`id, kind, subject, markets, before, after, requested_by, requested_at, expires_at, state, decided_by,
  decided_at, reason`;

const visibleTo = ({ uid, decidesIn }: Pick<AskedChanges, 'uid' | 'decidesIn'>) =>
  sql`(requested_by = ${uid} or coalesce((${JSON.stringify(decidesIn)}::jsonb -> kind) ?| markets, false))`;

const decidableBy = ({ uid, decidesIn, now }: Decider) => sql`
  state = 'waiting' and expires_at > ${now} and requested_by <> ${uid}
    and coalesce((${JSON.stringify(decidesIn)}::jsonb -> kind) ?& markets, false)`;

export const changeRequestStore = namedStore('staff', (transaction: Transaction) => ({
  /** Undefined where the same waits already. */
  async addChange(change: NewChange, requestedBy: string, now: Date): Promise<ChangeRequest | undefined> {
    const { kind, subject, topic, markets, before, after } = change;
    const { rows } = await sql<ChangeRow>`
      insert into change_request (kind, subject, topic, markets, before, after, requested_by, requested_at, expires_at)
      values (${kind}, ${subject}, ${topic}, ${[...markets]}, ${JSON.stringify(before)}, ${JSON.stringify(after)},
        ${requestedBy}, ${now}, ${endOfWaiting(now)})
      on conflict (kind, topic) where state = 'waiting' do nothing
      returning ${columns}`.execute(transaction);
    return rows[0] && toChange(rows[0]);
  },

  /** Those past their end make room for the same being asked anew. */
  async expireWaiting(now: Date): Promise<void> {
    await sql`
      update change_request set state = 'expired', decided_at = expires_at, version = version + 1
      where state = 'waiting' and expires_at <= ${now}`.execute(transaction);
  },

  async findChange(id: string): Promise<ChangeRequest | undefined> {
    const { rows } = await sql<ChangeRow>`select ${columns} from change_request where id = ${id}`.execute(transaction);
    return rows[0] && toChange(rows[0]);
  },

  /** Of two who decide at once the second one reads what the first one has decided. */
  async lockChange(id: string): Promise<ChangeRequest | undefined> {
    const { rows } = await sql<ChangeRow>`
      select ${columns} from change_request where id = ${id} for no key update`.execute(transaction);
    return rows[0] && toChange(rows[0]);
  },

  async decideChange(id: string, { state, by, reason, at }: Decided): Promise<ChangeRequest> {
    const { rows } = await sql<ChangeRow>`
      update change_request set state = ${state}, decided_by = ${by}, decided_at = ${at}, reason = ${reason ?? null},
        version = version + 1
      where id = ${id} and state = 'waiting' returning ${columns}`.execute(transaction);
    if (!rows[0]) throw new Error(`the change ${id} was not locked while it was decided`);
    return toChange(rows[0]);
  },

  /** What waits longest comes first, and of the decided what was decided last. */
  async listChanges(asked: AskedChanges): Promise<{ changes: ChangeRequest[]; total: number }> {
    const { isWaiting, now, offset, limit } = asked;
    const which = isWaiting
      ? sql`state = 'waiting' and expires_at > ${now}`
      : sql`(state <> 'waiting' or expires_at <= ${now})`;
    const order = isWaiting ? sql`requested_at, id` : sql`coalesce(decided_at, expires_at) desc, id desc`;
    const [page, counted] = await Promise.all([
      sql<ChangeRow>`
        select ${columns} from change_request where ${which} and ${visibleTo(asked)}
        order by ${order} offset ${offset} limit ${limit}`.execute(transaction),
      sql<{ n: number }>`
        select count(*)::int as n from change_request where ${which} and ${visibleTo(asked)}`.execute(transaction),
    ]);
    return { changes: page.rows.map(toChange), total: counted.rows[0]?.n ?? 0 };
  },

  /** What somebody may decide now; nothing of their own. */
  async countDecidable(decider: Decider): Promise<number> {
    const { rows } = await sql<{ n: number }>`
      select count(*)::int as n from change_request where ${decidableBy(decider)}`.execute(transaction);
    return rows[0]?.n ?? 0;
  },

  /** The same by when they were asked for, what waits longest first. */
  async listDecidable({ uid, decidesIn, now, max }: Decider & { max: number }): Promise<WaitingChange[]> {
    const { rows } = await sql<{ requested_at: Date; markets: string[] }>`
      select requested_at, markets from change_request where ${decidableBy({ uid, decidesIn, now })}
      order by requested_at, id limit ${max}`.execute(transaction);
    return rows.map((row) => ({ since: row.requested_at, markets: row.markets.filter(isCountry) }));
  },

  /** They hold names and addresses of people; the audit keeps what was done. */
  async removeDecidedBefore(moment: Date, max: number): Promise<number> {
    const { rows } = await sql`
      delete from change_request where id in (
        select id from change_request where state <> 'waiting' and decided_at < ${moment} order by decided_at limit ${max}
      ) returning id`.execute(transaction);
    return rows.length;
  },
}));

type ChangeRow = {
  id: string;
  kind: ChangeKind;
  subject: string;
  markets: string[];
  before: unknown;
  after: unknown;
  requested_by: string;
  requested_at: Date;
  expires_at: Date;
  state: ChangeState;
  decided_by: string | null;
  decided_at: Date | null;
  reason: string | null;
};

const toChange = (row: ChangeRow): ChangeRequest => ({
  id: row.id,
  kind: row.kind,
  subject: row.subject,
  markets: row.markets.filter(isCountry),
  before: row.before,
  after: row.after,
  requestedBy: row.requested_by,
  requestedAt: row.requested_at,
  expiresAt: row.expires_at,
  state: row.state,
  decidedBy: row.decided_by ?? undefined,
  decidedAt: row.decided_at ?? undefined,
  reason: row.reason ?? undefined,
});
