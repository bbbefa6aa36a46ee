import type { ServerResponse } from 'node:http';
import { signedIn } from '@dray/contract/guard.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { NumberedEvent } from '#capabilities/live/index.ts';
import type { LogPosition } from '#platform/log-position.ts';
import { Refusal } from '#platform/refusal.ts';
import type { Request } from '#platform/request/request.ts';
import { admit, type Gate } from '../visit/admit.ts';
import { type Reception, receive } from '../visit/visit.ts';
import type { LiveHub } from './live-hub.ts';

export type LiveDoors = {
  hub: LiveHub;
  /** What came after a number; undefined where nobody knows any more. */
  findMissed: (number: number) => Promise<readonly NumberedEvent[] | undefined>;
  /** Behind all of it, where replicas answer what its readers ask next. */
  position?: (() => Promise<LogPosition>) | undefined;
};

type Doors = { live: LiveDoors; reception: Reception; gate: Gate };

const heartBeatMs = 20_000;
/** A right that was taken away ends within five seconds. */
const lookAgainMs = 4_000;
const busySeconds = 5;
const maxUnsentBytes = 64 * 1024;

/** Answers with a stream that lasts as long as its reader's session and rights do, or until the process stops. */
export async function openStream(
  { live, reception, gate }: Doors,
  admitted: Request,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  // Whose browser it is; of somebody who acts, each tab hears of another customer.
  const uid = admitted.actor.name;
  if (!live.hub.hasRoom(uid)) throw new Refusal('SERVICE_UNAVAILABLE', {}, busySeconds);
  const meanwhile = collectMeanwhile(live.hub, uid);
  const [missed, after] = await findMissedAndPosition(live, request).finally(meanwhile.stop);
  if (meanwhile.isOver()) throw new Refusal('SERVICE_UNAVAILABLE', {}, busySeconds);
  // Anyone who has left already would never be seen to leave, and would take a place for ever.
  if (reply.raw.destroyed) return reply.hijack();
  const answer = begin(reply);
  let reader = admitted;
  const listener = {
    uid,
    tell: (event: NumberedEvent) => {
      if (maySee(reader, event)) write(answer, frameOf(event));
    },
    reload: (after?: LogPosition) => write(answer, `event: reload\ndata: ${JSON.stringify({ after })}\n\n`),
    end: () => answer.end(),
  };
  const leave = live.hub.add(listener);
  const beating = setInterval(() => write(answer, ': still here\n\n'), heartBeatMs);
  const looking = setInterval(async () => {
    try {
      const next = await admit(gate, await receive(reception, request), { guard: signedIn, whileActing: 'allowed' });
      if (next.caller.uid === admitted.caller.uid) reader = next;
      else answer.end();
    } catch {
      answer.end();
    }
  }, lookAgainMs);
  answer.once('close', () => {
    clearInterval(beating);
    clearInterval(looking);
    leave();
  });
  if (missed === 'unknown' || meanwhile.isReloaded()) listener.reload(after);
  else for (const event of withoutRepeats([...missed, ...meanwhile.events])) listener.tell({ ...event, after });
  return reply;
}

/** What happens while somebody's missed events are looked up is neither among them nor sent to anybody who is not there yet. */
function collectMeanwhile(hub: LiveHub, uid: string) {
  const events: NumberedEvent[] = [];
  let isReloaded = false;
  let isOver = false;
  const stop = hub.add({
    uid,
    tell: (event) => void events.push(event),
    reload: () => {
      isReloaded = true;
    },
    end: () => {
      isOver = true;
    },
  });
  return { events, stop, isReloaded: () => isReloaded, isOver: () => isOver };
}

const withoutRepeats = (events: readonly NumberedEvent[]): NumberedEvent[] => [
  ...new Map(events.map((event) => [event.number, event])).values(),
];

const maySee = (reader: Request, event: NumberedEvent): boolean =>
  'uid' in event
    ? event.uid === reader.caller.uid
    : reader.holds(event.section, { id: event.shipToId, companyId: event.companyId, country: event.country });

const frameOf = ({ number, kind, id, after }: NumberedEvent): string =>
  `id: ${number}\nevent: ${kind}\ndata: ${JSON.stringify({ kind, id, after })}\n\n`;

async function findMissedAndPosition(live: LiveDoors, request: FastifyRequest) {
  const missed = await findMissed(live, request);
  return [missed, await live.position?.()] as const;
}

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

/** Anyone who does not read what is sent is given up: they come back and get what they missed. */
function write(answer: ServerResponse, frame: string): void {
  if (answer.writableEnded || answer.destroyed) return;
  if (answer.writableLength > maxUnsentBytes) answer.destroy();
  else answer.write(frame);
}
