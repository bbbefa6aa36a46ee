import { finished } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { runIn } from '#platform/tracing/active-span.ts';
import type { Span, Tracing } from '#platform/tracing/span.ts';

/** Whatever a call starts belongs to its trace. Each answer names it, beside the id of the call. */
export function traceCalls(app: FastifyInstance, tracing: Tracing): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (!isTraced(request)) return done();
    const span = begin(tracing, request);
    reply.header('x-trace-id', span.traceId);
    finished(reply.raw, () => {
      // Anyone who leaves before there is an answer got none.
      if (reply.raw.headersSent) span.note({ 'http.response.status_code': reply.statusCode });
      if (reply.statusCode >= 500) span.fail(String(reply.statusCode));
      span.end();
    });
    // Fastify brings it along past the body, which arrives by a connection that belongs to no call.
    runIn(span, done);
  });
}

function begin(tracing: Tracing, request: FastifyRequest): Span {
  const { method, id } = request;
  // The pattern of the route, never the address itself: that may hold ids and tokens.
  const route = request.routeOptions.url ?? 'page';
  const facts = { 'http.request.method': method, 'http.route': route, 'dray.request_id': id };
  return tracing.begin(`${method} ${route}`, 'server', facts, parentOf(request));
}

/** Files, pages and probes are not worth a trace, and a stream is no piece of work. */
function isTraced({ is404, routeOptions }: FastifyRequest): boolean {
  const { url = '', config } = routeOptions;
  return !is404 && !('pressureHandler' in config) && !url.startsWith('/health/') && !untraced.includes(url);
}

const untraced = ['/metrics', '/api/events'];

/**
 * Whoever is trusted to say whom a call comes from may say to which trace it belongs; anyone else could fill somebody's trace.
 * There are two addresses where the nearest one is a trusted proxy that named the next.
 */
function parentOf({ ips, headers }: FastifyRequest): string | undefined {
  const { traceparent } = headers;
  return (ips?.length ?? 0) > 1 && typeof traceparent === 'string' ? traceparent : undefined;
}
