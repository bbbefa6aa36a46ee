import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Logger } from '../logger.ts';

type Options = {
  databaseUrl: string;
  channel: string;
  logger: Logger;
  hear: (payload: string) => void;
  /** Heard again after a while in which something may have been missed. */
  missed: () => void;
};

const firstPauseMs = 500;
const maxPauseMs = 10_000;
const aliveEveryMs = 15_000;

/** Hears what any process announces on a channel, over a connection of its own that comes back by itself. */
export function listenToChannel({ databaseUrl, channel, logger, hear, missed }: Options): {
  stop: () => Promise<void>;
} {
  const ending = new AbortController();

  async function connectedUntilLost(isFirst: boolean): Promise<void> {
    const client = new pg.Client({
      connectionString: databaseUrl,
      application_name: 'dray-listen',
      connectionTimeoutMillis: 3_000,
      query_timeout: 5_000,
      keepAlive: true,
    });
    const lost = new Promise<void>((resolve) => {
      client.once('error', () => resolve());
      client.once('end', () => resolve());
      ending.signal.addEventListener('abort', () => resolve(), { once: true });
    });
    client.on('notification', ({ payload }) => hear(payload ?? ''));
    try {
      await client.connect();
      await client.query(`listen ${pg.escapeIdentifier(channel)}`);
      if (!isFirst) missed();
      // A connection whose other end vanished says nothing for ever: it is asked now and then.
      const asking = setInterval(
        () => client.query('select 1').catch(() => client.end().catch(() => undefined)),
        aliveEveryMs,
      );
      await lost.finally(() => clearInterval(asking));
    } finally {
      await client.end().catch(() => undefined);
    }
  }

  const running = (async () => {
    let pauseMs = firstPauseMs;
    for (let isFirst = true; !ending.signal.aborted; isFirst = false) {
      try {
        await connectedUntilLost(isFirst);
        pauseMs = firstPauseMs;
      } catch (error) {
        logger.warn({ err: error, channel }, 'a channel of the database cannot be heard');
        pauseMs = Math.min(maxPauseMs, pauseMs * 2);
      }
      await sleep(pauseMs, undefined, { signal: ending.signal }).catch(() => undefined);
    }
  })();

  return {
    async stop() {
      ending.abort();
      await running;
    },
  };
}
