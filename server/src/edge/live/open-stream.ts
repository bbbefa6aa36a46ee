import type { ServerResponse } from 'node:http';
import { signedIn } from '@dray/contract/guard.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { NumberedEvent } from '#capabilities/live/index.ts';
import { Refusal } from '#platform/refusal.ts';
import type { Request } from '#platform/request.ts';
import { admit, type Gate } from '../admit.ts';
import { type Reception, receive } from '../visit.ts';
import type { LiveHub } from './live-hub.ts';

export type LiveDoors = {
  hub: LiveHub;
  /** What came after a number; undefined where nobody knows any more. */
  findMissed: (number: number) => Promise<readonly NumberedEvent[] | undefined>;
};

type Doors = { live: LiveDoors; reception: Reception; gate: Gate };

const heartBeatMs = 20_000;
/** A right that was taken away ends within five seconds. */
const lookAgainMs = 4_000;
const busySeconds = 5;
const mostUnsentBytes = 64 * 1024;

/** Answers with a stream that lasts as long as its reader's session and rights do, or until the process stops. */
export async function openStream(
  { live, reception, gate }: Doors,
  admitted: Request,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { uid } = admitted.caller;
  if (!live.hub.hasRoom(uid)) throw new Refusal('SERVICE_UNAVAILABLE', {}, busySeconds);
  const missed = await findMissed(live, request);
  const answer = begin(reply);
  let reader = admitted;
  const listener = {
    uid,
    tell: (event: NumberedEvent) => {
      if (maySee(reader, event)) write(answer, frameOf(event));
    },
    reload: () => write(answer, 'event: reload\ndata: {}\n\n'),
    end: () => answer.end(),
  };
  const leave = live.hub.add(listener);
  const beating = setInterval(() => write(answer, ': still here\n\n'), heartBeatMs);
  const looking = setInterval(async () => {
    try {
      reader = await admit(gate, await receive(reception, request), signedIn);
    } catch {
      answer.end();
    }
  }, lookAgainMs);
  answer.once('close', () => {
    clearInterval(beating);
    clearInterval(looking);
    leave();
  });
  if (missed === 'unknown') listener.reload();
  else for (const event of missed) listener.tell(event);
  return reply;
}

const maySee = (reader: Request, event: NumberedEvent): boolean =>
  'uid' in event
    ? event.uid === reader.caller.uid
    : reader.holds(event.section, { id: event.shipToId, companyId: event.companyId, country: event.country });

const frameOf = ({ number, kind, id }: NumberedEvent): string =>
  `id: ${number}\nevent: ${kind}\ndata: ${JSON.stringify({ kind, id })}\n\n`;

async function findMissed(live: LiveDoors, { headers }: FastifyRequest): Promise<readonly NumberedEvent[] | 'unknown'> {
  const last = headers['last-event-id'];
  if (last === undefined) return [];
  const number = typeof last === 'string' && /^\d{1,15}$/.test(last) ? Number(last) : undefined;
  return (number === undefined ? undefined : await live.findMissed(number)) ?? 'unknown';
}

function begin(reply: FastifyReply): ServerResponse {
  reply.hijack();
  const { raw } = reply;
  const headers = {
    ...reply.getHeaders(),
    'content-type': 'text/event-stream; charset=utf-8',
    'x-accel-buffering': 'no',
  };
  raw.writeHead(200, headers as Record<string, string>);
  // Sent at once: a browser takes the stream for open only when its head has come.
  raw.write(': open\n\n');
  return raw;
}

/** Whoever does not read what he is told is given up: he comes back and is told what he missed. */
function write(answer: ServerResponse, frame: string): void {
  if (answer.writableEnded || answer.destroyed) return;
  if (answer.writableLength > mostUnsentBytes) answer.destroy();
  else answer.write(frame);
}
