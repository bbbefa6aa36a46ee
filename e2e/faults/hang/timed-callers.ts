import { setTimeout as sleep } from 'node:timers/promises';
import { tokenOf } from '../attacks/token-of.ts';
import { machineClock } from '../kill.ts';

export type TimedCall = {
  path: string;
  status: number | 'none';
  retryAfter: string | null;
  beganAt: number;
  ms: number;
};

const paths = ['/graphql', '/api/shiptos/GetShipToBySapId/100234', '/auth/session'] as const;

/** Asks every kind of call again and again, and writes down how long each took to be answered. */
export async function startTimedCallers(address: string) {
  const token = await tokenOf(address, 'owner@ulipy.example');
  const calls: TimedCall[] = [];
  let isOver = false;
  const callers = paths
    .flatMap((path) => [path, path])
    .map(async (path) => {
      while (!isOver) {
        calls.push(await timedCall(address, path, token));
        await sleep(50);
      }
    });
  return {
    calls,
    async stop() {
      isOver = true;
      await Promise.all(callers);
    },
  };
}

async function timedCall(address: string, path: string, token: string): Promise<TimedCall> {
  const beganAt = machineClock();
  const over = (status: TimedCall['status'], retryAfter: string | null) => ({
    path,
    status,
    retryAfter,
    beganAt,
    ms: machineClock() - beganAt,
  });
  const authorization = `Bearer ${token}`;
  try {
    const response = await fetch(address + path, {
      ...(path === '/graphql' ? { method: 'POST', body: '{"query":"{ customerCart { id version } }"}' } : {}),
      headers: {
        'content-type': 'application/json',
        // A browser's session that is not known is looked for in the database each time.
        ...(path === '/auth/session' ? { cookie: '__Host-sid=nobody' } : { authorization }),
      },
      signal: AbortSignal.timeout(55_000),
    });
    await response.text();
    return over(response.status, response.headers.get('retry-after'));
  } catch {
    return over('none', null);
  }
}
