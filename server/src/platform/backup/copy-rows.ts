import { once } from 'node:events';
import type { Duplex } from 'node:stream';
import type { Client } from 'pg';

/** What of `pg`'s connection COPY takes: the library speaks its messages, but has no call for it. */
type Connection = {
  stream: Duplex;
  query(text: string): void;
  sendCopyFromChunk(chunk: Buffer): void;
  sendCopyFail(reason: string): void;
  endCopyFrom(): void;
};

const ROOM = 256 * 1024;

type Sink = (rows: Buffer) => Promise<void>;

/** Every row that a COPY … TO STDOUT gives, handed on in pieces of whole rows. The answer is how many there were. */
export function copyOut(client: Client, statement: string, sink: Sink): Promise<number> {
  return new Promise((resolve, reject) => {
    let pieces: Buffer[] = [];
    let size = 0;
    let taken: Promise<void> = Promise.resolve();
    const hand = (connection: Connection): void => {
      const rows = Buffer.concat(pieces);
      pieces = [];
      size = 0;
      if (rows.length === 0) return;
      // What comes meanwhile would pile up in memory.
      connection.stream.pause();
      taken = taken.then(() => sink(rows)).finally(() => connection.stream.resume());
      // The part that waits for the end hears of it.
      taken.catch(() => undefined);
    };
    submit(client, {
      statement,
      onData(chunk, connection) {
        // The library uses its buffer again.
        pieces.push(Buffer.from(chunk));
        size += chunk.length;
        if (size >= ROOM) hand(connection);
      },
      onEnd(count, connection) {
        hand(connection);
        taken.then(() => resolve(count), reject);
      },
      onError: reject,
    });
  });
}

/** Sends rows to a COPY … FROM STDIN. The answer is how many were stored. */
export function copyIn(client: Client, statement: string, rows: AsyncIterable<Buffer>): Promise<number> {
  return new Promise((resolve, reject) => {
    submit(client, {
      statement,
      onWanted: (connection) => void send(connection, rows),
      onEnd: resolve,
      onError: reject,
    });
  });
}

async function send(connection: Connection, rows: AsyncIterable<Buffer>): Promise<void> {
  try {
    for await (const piece of rows) {
      connection.sendCopyFromChunk(piece);
      if (connection.stream.writableNeedDrain) await once(connection.stream, 'drain');
    }
    connection.endCopyFrom();
  } catch (error) {
    // Comes back as the statement's own failure, which the part that waits gets.
    connection.sendCopyFail(error instanceof Error ? error.message : String(error));
  }
}

type Copy = {
  statement: string;
  onWanted?: (connection: Connection) => void;
  onData?: (chunk: Buffer, connection: Connection) => void;
  onEnd: (count: number, connection: Connection) => void;
  onError: (error: Error) => void;
};

function submit(client: Client, copy: Copy): void {
  let count = 0;
  let copying: Connection | undefined;
  const query = {
    submit(connection: Connection) {
      copying = connection;
      connection.query(copy.statement);
    },
    handleCopyInResponse: (connection: Connection) => copy.onWanted?.(connection),
    handleCopyData: ({ chunk }: { chunk: Buffer }, connection: Connection) => copy.onData?.(chunk, connection),
    handleCommandComplete({ text }: { text: string }) {
      count = Number(/^COPY (\d+)/.exec(text)?.[1] ?? 0);
    },
    handleReadyForQuery() {
      if (copying) copy.onEnd(count, copying);
    },
    // The last that it hears: the library forgets a query that has failed.
    handleError: (error: Error) => copy.onError(error),
  };
  client.query(query as never);
}
