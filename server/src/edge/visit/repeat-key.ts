import { createHash } from 'node:crypto';
import { isRepeatKey, type Repeatable, repeatKeyHeader } from '@dray/contract/repeatable.ts';
import type { FastifyRequest } from 'fastify';
import type { ChangeKey } from '#platform/changes/made-changes.store.ts';
import { Refusal } from '#platform/refusal.ts';
import type { Caller } from '#platform/request/request.ts';

/** A key, and all that must be the same when it comes again. */
export type RepeatClaim = { key: string; operation: string; body: () => unknown };

/** The key of a call; one that cannot be one is refused rather than taken for none. */
export function readRepeatKey({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined {
  const key = headers[repeatKeyHeader];
  if (key === undefined) return undefined;
  if (typeof key !== 'string' || !isRepeatKey(key)) throw new Refusal('MALFORMED_REQUEST');
  return key;
}

/** What repeats by nature needs no key, and one that comes along changes nothing. */
export const claimOf = (
  key: string | undefined,
  repeatable: Repeatable | undefined,
  call: Omit<RepeatClaim, 'key'>,
): RepeatClaim | undefined => (key !== undefined && repeatable === 'by key' ? { key, ...call } : undefined);

type Claimed = {
  repeat?: RepeatClaim | undefined;
  caller: Pick<Caller, 'uid'> | undefined;
  staffUid?: string | undefined;
};

/** A key is its sender's own: somebody else's same key is another one, and so is the same for another customer. */
export function changeKeyOf({ repeat, caller, staffUid }: Claimed): ChangeKey | undefined {
  if (!repeat || !caller) return undefined;
  const digest = createHash('sha256')
    .update(JSON.stringify([caller.uid, repeat.operation, repeat.body(), ...(staffUid ? [staffUid] : [])]))
    .digest('base64');
  return { uid: staffUid ?? caller.uid, key: repeat.key, digest };
}
