import type { Guard } from '@dray/contract/guard.ts';
import { boundedCache } from '#platform/bounded-cache.ts';
import type { Clock } from '#platform/clock.ts';
import type { Logger } from '#platform/logger.ts';
import type { Actor, Request } from '#platform/request/request.ts';

/** What was read, by the name of its call, with the ids that its address names. */
export type StaffRead = { operation: string; ids: Readonly<Record<string, string>> };
export type NoteStaffRead = (request: Request, guard: Guard, read: StaffRead) => Promise<void>;

type Parts = {
  record: (actor: Actor, read: StaffRead & { shipToId: string | undefined }) => Promise<void>;
  clock: Clock;
  logger: Pick<Logger, 'error'>;
};

/** A page asks for the same again and again; once in so long is enough to know who has looked. */
const againMs = 10 * 60_000;
const maxKept = 5_000;
/** Of customers and their people, though no section is asked for: their own may call some of them for themselves. */
const besides = new Set([
  'getUserInfoById',
  'getAllUsersInfo',
  'searchEverything',
  'getPayerCredit',
  'getShipToBySapId',
  'listCustomers',
  'getCustomer',
  'judgeObstacles',
]);

/** The supplier's staff reach every customer of their markets, so what they look at is written down. */
export function staffReads({ record, clock, logger }: Parts): NoteStaffRead {
  const noted = boundedCache<number>(maxKept);
  return async (request, guard, read) => {
    if (guard.kind === 'public' || !(request.caller.isStaff || request.actor.actingFor)) return;
    if (guard.kind !== 'section' && !besides.has(read.operation)) return;
    if (isOfThemselves(request.actor, read)) return;
    const now = clock.now().getTime();
    const { shipToId } = request.delivery;
    const key = JSON.stringify([request.actor.name, request.actor.actingFor, read, shipToId]);
    if (now - (noted.get(key) ?? Number.NEGATIVE_INFINITY) < againMs) return;
    noted.set(key, now);
    try {
      await record(request.actor, { ...read, shipToId });
    } catch (error) {
      // Where nothing can be written reading goes on; the log then holds what the record does not.
      logger.error({ err: error, uid: request.actor.name, ...read, shipToId }, 'what staff read was not recorded');
    }
  };
}

/** Every page of theirs asks who is signed in, which is no look at a customer. */
const isOfThemselves = ({ name, actingFor }: Actor, { operation, ids }: StaffRead): boolean =>
  operation === 'getUserInfoById' && ids.id === name && actingFor === undefined;
