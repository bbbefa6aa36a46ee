import type { Answer } from '../http/answer.ts';
import type { Queries } from './database.ts';

export type KnownRequest = { receivedAt: Date; answer: Answer | undefined };

type KnownRow = { received_at: Date; status: number | null; headers: Answer['headers']; body: string };

/** Notes that a request is on its way; one that is known already is the answer instead. */
export async function beginRequest(queries: Queries, id: string, now: Date): Promise<KnownRequest | undefined> {
  const begun = await queries.query(
    'insert into repeatable_request (request_id, received_at) values ($1, $2) on conflict do nothing returning 1',
    [id, now],
  );
  if (begun.length > 0) return undefined;
  const [row] = await queries.query<KnownRow>('select * from repeatable_request where request_id = $1', [id]);
  // Given up in this very moment: the next try begins anew.
  if (!row) return { receivedAt: now, answer: undefined };
  const { received_at: receivedAt, status, headers, body } = row;
  return { receivedAt, answer: status === null ? undefined : { status, headers, body } };
}

export async function keepAnswer(queries: Queries, id: string, { status, headers, body }: Answer): Promise<void> {
  await queries.query('update repeatable_request set status = $2, headers = $3, body = $4 where request_id = $1', [
    id,
    status,
    JSON.stringify(headers),
    body,
  ]);
}

export async function forgetRequest(queries: Queries, id: string): Promise<void> {
  await queries.query('delete from repeatable_request where request_id = $1 and status is null', [id]);
}
