import type { ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

/** Anyone who takes nothing for so long is given up: a line that stands still would keep a place for ever. */
const unreadMs = 20_000;

/**
 * Sends what is made while it is sent, and closes it with the answer, however that ends: read to its end, left in the
 * middle, or asked for by somebody who has gone or was told meanwhile to come back later.
 */
export function sendParts(reply: FastifyReply, parts: AsyncIterable<Uint8Array>): FastifyReply | Readable {
  const stream = Readable.from(parts, { objectMode: false });
  const { raw } = reply;
  if (raw.destroyed) {
    stream.destroy();
    return reply.sent ? reply : reply.hijack();
  }
  raw.once('close', () => stream.destroy());
  const { socket } = raw;
  if (socket instanceof Socket) endUnread(raw, () => socket.setTimeout(unreadMs));
  return stream;
}

type Line = Pick<ServerResponse, 'on' | 'destroy' | 'writableLength'>;

/** By the socket's own time limit: it counts from the last byte that was taken, also of what was handed over before. */
export function endUnread(raw: Line, startLimit: () => void): void {
  raw.on('timeout', () => {
    // Where nothing waits for its reader it is ours to be made, within a limit of its own.
    if (raw.writableLength === 0) startLimit();
    else raw.destroy();
  });
  startLimit();
}
