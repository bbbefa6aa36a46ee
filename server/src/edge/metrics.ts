import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Metrics } from '#platform/metrics.ts';
import { Refusal } from '#platform/refusal.ts';

const loopback = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

/** With a token for whoever has it; without one for this machine alone. */
export async function metricsEndpoint(app: FastifyInstance, metrics: Metrics, token: string | undefined) {
  app.addHook('onResponse', async (request, reply) => {
    // The pattern of the route, never the address itself: that may hold ids and tokens.
    const route = request.routeOptions.url ?? 'page';
    metrics.requests.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
  });

  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    if (!mayRead(request, token)) throw new Refusal('NOT_FOUND');
    return reply.type(metrics.contentType).send(await metrics.text());
  });
}

function mayRead(request: FastifyRequest, token: string | undefined): boolean {
  if (!token) return loopback.has(request.ip);
  const given = Buffer.from(request.headers.authorization ?? '');
  const expected = Buffer.from(`Bearer ${token}`);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
