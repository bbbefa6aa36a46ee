import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from '#platform/refusal.ts';

/** For the few kilobytes of a usual call; a file has `uploadMs` (`rest/read-upload.ts`). */
const bodyMs = 30_000;
export const uploadMs = 120_000;
/** Node's own limit is behind both, for whatever no hook sees. */
export const requestMs = uploadMs + 5_000;

/** A body that trickles is not waited for: its sender is told, and the connection ends. */
export function readBodiesInTime(app: FastifyInstance): void {
  app.addHook('preParsing', async (request, reply, payload) => {
    if (request.routeOptions.config.uploadField || !hasBody(request)) return payload;
    const timer = setTimeout(() => {
      reply.header('connection', 'close');
      // Anyone who reads the body answers with what went wrong; where nobody does there is nobody to answer.
      if (payload.listenerCount('error') > 0) payload.emit('error', new Refusal('REQUEST_TOO_SLOW'));
      else request.raw.destroy();
    }, bodyMs);
    payload.once('end', () => clearTimeout(timer)).once('close', () => clearTimeout(timer));
    return payload;
  });
}

/** Nobody reads what comes with a GET, so nobody would ever see its end. */
const hasBody = ({ method, headers }: FastifyRequest): boolean =>
  method !== 'GET' &&
  method !== 'HEAD' &&
  (headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0);
