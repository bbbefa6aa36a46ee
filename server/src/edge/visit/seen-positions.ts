import { readAfterHeader, writePositionHeader } from '@dray/contract/reads.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isLogPosition, type LogPosition, laterOf, newestPosition } from '#platform/log-position.ts';
import type { Cookies } from './cookies.ts';
import { endOf } from './deadline.ts';

/** By then every replica that may answer at all has the change. */
export const rememberedSeconds = 60;

/**
 * What the caller has seen of the database: programs send back what came with their changes, browsers have it in cookies,
 * so that all their tabs share it. Nothing where they say nothing.
 */
export function seenPositionOf(
  request: FastifyRequest,
  { seen, unsure }: Pick<Cookies, 'seen' | 'unsure'>,
): LogPosition | undefined {
  // Several, where a program has had several answers at once.
  const sent = String(request.headers[readAfterHeader] ?? '').split(/\s*,\s*/);
  const kept = [seen.read(request) ?? '', unsure.read(request) ?? ''];
  return laterOf(...[...sent, ...kept].filter(isLogPosition));
}

/** Gives each change's position to its caller; programs and pages find it in a header, a browser's links go by its cookies. */
export function giveWritePositions(
  app: FastifyInstance,
  { seen, unsure, session }: Pick<Cookies, 'seen' | 'unsure' | 'session'>,
): void {
  app.addHook('onSend', async (request, reply) => {
    const position = endOf(request)?.writePosition;
    if (position === undefined) return;
    reply.header(writePositionHeader, position);
    if (session.read(request) === undefined) return;
    // Where nobody knows how it went no position would ever do: that passes.
    if (position === newestPosition) unsure.set(reply, position, rememberedSeconds);
    else seen.set(reply, laterOf(position, ...[seen.read(request) ?? ''].filter(isLogPosition)) ?? position);
  });
}
