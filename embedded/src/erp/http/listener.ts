import { randomUUID } from 'node:crypto';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import type { Erp } from '../erp.ts';
import { ErpError } from '../erp-error.ts';
import type { ErpLog } from '../log.ts';
import { type Answer, errorAnswer } from './answer.ts';
import { type Call, prefix } from './call.ts';
import { serveCall } from './serve-call.ts';

const bodyLimit = 1024 * 1024;
const limits = { bodyLimit, requestTimeout: 60_000, keepAliveTimeout: 30_000, connectionTimeout: 120_000 };
const methods = ['GET', 'HEAD', 'POST', 'PATCH', 'MERGE', 'PUT', 'DELETE'];

/** The ERP's public door: one address below which every service is found. */
export function createListener(erp: Erp, log: ErpLog): FastifyInstance {
  const app = Fastify({ ...limits, logger: false, exposeHeadRoutes: false, http: { maxHeaderSize: 32 * 1024 } });
  app.server.headersTimeout = 10_000;
  app.addHttpMethod('MERGE', { hasBody: true });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
  app.setErrorHandler((error, _request, reply) => send(reply, answerOfError(error, log)));
  app.setNotFoundHandler((_request, reply) =>
    reply.code(404).type('text/html').send('<html><body>Not found</body></html>'),
  );
  app.route({
    method: methods,
    url: `${prefix}*`,
    handler: async (request, reply) => {
      const answer = await erp.processes.run(() => serveCall(erp, callOf(request)));
      if (answer !== 'cut') return send(reply, answer, request.method === 'HEAD');
      reply.hijack();
      request.raw.socket.destroy();
    },
  });
  return app;
}

function callOf(request: FastifyRequest): Call {
  const url = new URL(request.url, 'http://erp.invalid');
  const [segment = '', ...path] = url.pathname.slice(prefix.length).split('/');
  return {
    method: request.method,
    origin: `http://${request.headers.host ?? 'localhost'}`,
    segment: decoded(segment),
    path: decoded(path.join('/')),
    query: url.searchParams,
    headers: request.headers,
    body: typeof request.body === 'string' ? request.body : '',
  };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw new ErpError({ status: 400, code: '/IWFND/CM_BEC/026', message: 'Malformed address' });
  }
}

function send(reply: FastifyReply, { status, headers, body }: Answer, isHead = false): FastifyReply {
  return reply
    .code(status)
    .headers(headers)
    .send(isHead || status === 204 ? undefined : body);
}

function answerOfError(error: unknown, log: ErpLog): Answer {
  if (error instanceof ErpError) return errorAnswer(error);
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
  if (status < 500) {
    const message = error instanceof Error ? error.message : 'Bad request';
    return errorAnswer(new ErpError({ status, code: '/IWFND/CM_MGW/400', message }));
  }
  const reference = randomUUID();
  log.error(`call failed, reference ${reference}`, error);
  return errorAnswer(new ErpError({ status: 500, code: 'SY/530', message: `Internal error, reference ${reference}` }));
}
