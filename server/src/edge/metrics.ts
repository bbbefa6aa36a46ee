import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Metrics } from '#platform/metrics/metrics.ts';
import { Refusal } from '#platform/refusal.ts';

/**
 * For anyone who has the token; without one for nobody. The caller's address would be no proof: behind a proxy on this
 * machine everybody comes from here. A listener of its own (`metrics-listener.ts`) needs none.
 */
export async function metricsEndpoint(app: FastifyInstance, metrics: Metrics, token: string | undefined) {
  app.addHook('onResponse', async (request, reply) => {
    // The pattern of the route, never the address itself: that may hold ids and tokens.
    const route = request.routeOptions.url ?? 'page';
    metrics.requests.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
    if (isSomebodyWaiting(request, reply, route)) metrics.recentCalls.note(waitOf(reply));
  });

  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    if (!token || !holds(request, token)) throw new Refusal('NOT_FOUND');
    return reply.type(metrics.contentType).send(await metrics.text());
  });
}

/** Files take as long as their reader's line does, a stream as long as the page is open, and probes are nobody. */
const isSomebodyWaiting = ({ headers }: FastifyRequest, reply: FastifyReply, route: string): boolean =>
  String(reply.getHeader('content-type')).includes('json') &&
  !headers['content-type']?.startsWith('multipart/') &&
  !route.startsWith('/health/');

/** Anyone who is asked to come back has waited too long, however soon they were answered. */
const waitOf = ({ statusCode, elapsedTime }: FastifyReply): number =>
  statusCode === 503 ? Number.POSITIVE_INFINITY : elapsedTime;

function holds(request: FastifyRequest, token: string): boolean {
  const given = Buffer.from(request.headers.authorization ?? '');
  const expected = Buffer.from(`Bearer ${token}`);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
