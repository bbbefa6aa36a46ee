import pg from 'pg';
import type { ReadingClient } from './batching-client.ts';
import type { RunStatement } from './statement-dialect.ts';

type Reader = { client: ReadingClient; ready: Promise<unknown>; isReady: boolean; inFlight: number };

/** One of them, for several statements that belong to one server. */
export type LentReader = { client: ReadingClient; run: RunStatement };

/** Of one turn on one connection: anyone who comes behind a slow statement waits for it. */
const maxTogether = 8;

/**
 * Connections that many readers use at once. A read is a single statement without a transaction, so nobody needs a
 * connection to themselves: a statement goes to the one with the least to do. What is asked in one turn of the event loop
 * travels together, and so does what comes while that connection is at work: under load sending costs more than asking.
 */
export function sharedReaders(openClient: () => ReadingClient, max: number) {
  const readers: Reader[] = [];
  let ofThisTurn: { reader: Reader; statements: number } | undefined;

  function open(): Reader {
    const client = openClient();
    const reader: Reader = { client, ready: client.connect(), isReady: false, inFlight: 0 };
    readers.push(reader);
    client.on('error', () => forget(reader));
    client.on('end', () => forget(reader));
    reader.ready.then(
      () => {
        reader.isReady = true;
      },
      () => forget(reader),
    );
    return reader;
  }

  function forget(reader: Reader): void {
    const index = readers.indexOf(reader);
    if (index !== -1) readers.splice(index, 1);
    if (ofThisTurn?.reader === reader) ofThisTurn = undefined;
  }

  function chooseForTurn(): Reader {
    const idlest = readers.reduce<Reader | undefined>(
      (best, reader) => (best && best.inFlight <= reader.inFlight ? best : reader),
      undefined,
    );
    return idlest && (idlest.inFlight === 0 || readers.length >= max) ? idlest : open();
  }

  function choose(): Reader {
    if (ofThisTurn && ofThisTurn.statements < maxTogether) {
      ofThisTurn.statements += 1;
      return ofThisTurn.reader;
    }
    const turn = { reader: chooseForTurn(), statements: 1 };
    ofThisTurn = turn;
    setImmediate(() => {
      if (ofThisTurn === turn) ofThisTurn = undefined;
    });
    return turn.reader;
  }

  async function runOn(reader: Reader, sql: string, parameters: readonly unknown[]) {
    reader.inFlight += 1;
    try {
      if (!reader.isReady) await reader.ready;
      return await reader.client.run(sql, parameters);
    } catch (error) {
      // PostgreSQL says goodbye before it closes the connection: nobody else should still take it.
      if (error instanceof pg.DatabaseError && error.severity === 'FATAL') forget(reader);
      throw error;
    } finally {
      reader.inFlight -= 1;
    }
  }

  return {
    run: (sql: string, parameters: readonly unknown[]) => runOn(choose(), sql, parameters),
    lend(): LentReader {
      const reader = choose();
      return { client: reader.client, run: (sql, parameters) => runOn(reader, sql, parameters) };
    },
    /** It leads to a server that is of no use: the next statement opens another. */
    giveUp(client: ReadingClient): void {
      const reader = readers.find((each) => each.client === client);
      if (!reader) return;
      forget(reader);
      void client.end();
    },
    inUse: () => readers.filter(({ inFlight }) => inFlight > 0).length,
    close: async () => {
      await Promise.all(readers.map(({ client }) => client.end()));
    },
  };
}
