import { randomUUID } from 'node:crypto';
import type { Guard } from '@dray/contract/guard.ts';
import { actFor } from '#edge/act-for.ts';
import type { Request } from '#platform/request/request.ts';
import type { compose } from '../compose.ts';

type Composed = Pick<ReturnType<typeof compose>, 'gate' | 'reception'>;

/** A reader's own rights of this moment, for what is written to them while they are not there. */
export const actForReader = ({ gate, reception }: Composed, uid: string, guard: Guard): Promise<Request | undefined> =>
  actFor(
    { gate, findCaller: reception.findCaller },
    { uid, language: undefined, id: randomUUID(), askedAt: reception.clock.now() },
    guard,
  );
