import type { Server } from 'node:http';
import type { Language } from '@dray/contract/languages.ts';
import { limits } from '@dray/contract/limits.ts';
import type { Outcome } from '@dray/contract/repeatable.ts';
import cookie from '@fastify/cookie';
import underPressure, { type FastifyUnderPressureOptions } from '@fastify/under-pressure';
import Fastify, {
  type FastifyBaseLogger,
  type FastifyHttpOptions,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import type { Clock } from '#platform/clock.ts';
import type { Logger } from '#platform/logger.ts';
import type { Metrics } from '#platform/metrics/metrics.ts';
import { Refusal } from '#platform/refusal.ts';
import type { Tracing } from '#platform/tracing/span.ts';
import { tellOfUntrustedProxy } from './forwarded-headers.ts';
import { callBudget } from './graphql/call-budget.ts';
import { graphqlEndpoint } from './graphql/endpoint.ts';
import { createSchema, type RootResolvers } from './graphql/schema.ts';
import { schemaDownload } from './graphql/schema-download.ts';
import { cspReports } from './headers/csp-reports.ts';
import { setDataHeaders, setSecurityHeaders } from './headers/security-headers.ts';
import { type HealthChecks, health } from './health.ts';
import type { LiveDoors } from './live/open-stream.ts';
import { metricsEndpoint } from './metrics.ts';
import { pages } from './pages.ts';
import { answerParserErrors } from './parser-errors.ts';
import { openApi } from './rest/openapi.ts';
import { type AllRestHandlers, restEndpoints } from './rest/routes.ts';
import { refuseForeignOrigin } from './same-origin.ts';
import { shedLoad } from './shed-load.ts';
import { traceCalls } from './traces.ts';
import { addressOfLink } from './visit/acting.ts';
import type { Gate } from './visit/admit.ts';
import { answerError } from './visit/answer-error.ts';
import { readBodiesInTime, requestMs } from './visit/body-deadline.ts';
import { answerInTime, type Deadlines, endOf } from './visit/deadline.ts';
import { languageOf } from './visit/language.ts';
import { giveWritePositions } from './visit/seen-positions.ts';
import { staffReads } from './visit/staff-reads.ts';
import { newVisitId, type Reception } from './visit/visit.ts';

export type Edge = {
  settings: {
    publicUrl: string;
    trustProxy: false | string[] | ((address: string, hop: number) => boolean);
    theme: string;
    /** Of a page for somebody whose browser names none that we speak. */
    fallbackLanguage: Language;
    webDir: string;
    formTargets: readonly string[];
    frameSources: readonly string[];
    /** When the event loop comes late by more than this, new requests are asked to come back later. */
    busyAboveMs: number;
    /** What one network may ask for without a session, or with documents that are not known yet. */
    callsPerMinute: number;
    metricsToken: string | undefined;
    deadlines: Deadlines;
    /** Without it there are probes and figures, and nothing else. */
    serves: boolean;
  };
  logger: Logger;
  clock: Clock;
  metrics: Metrics;
  tracing: Tracing | undefined;
  reception: Reception;
  gate: Gate;
  recordStaffRead: Parameters<typeof staffReads>[0]['record'];
  health: HealthChecks;
  resolvers: RootResolvers;
  restHandlers: Omit<AllRestHandlers, 'downloadSchema'>;
  live: LiveDoors;
  /** Adds the browser's way in. */
  signIn: (app: FastifyInstance) => Promise<void>;
};

/** How long a call may be and take, and how its address is read. */
const limitsOfCalls = {
  genReqId: newVisitId,
  bodyLimit: limits.bodyBytes,
  keepAliveTimeout: 65_000,
  requestTimeout: requestMs,
  http: { maxHeaderSize: 16 * 1024 },
  forceCloseConnections: 'idle',
  return503OnClosing: false,
  rewriteUrl: ({ url = '/' }) => addressOfLink(url),
  // Brand and sub-brand together, in the address of a picture.
  routerOptions: { maxParamLength: 200 },
} as const satisfies FastifyHttpOptions<Server>;

type Situation = { language: Language; requestId: string; outcome?: Outcome; route?: string | undefined };

const situationOf = (request: FastifyRequest): Situation => ({
  language: languageOf(request),
  requestId: request.id,
  outcome: endOf(request)?.outcome ?? 'none',
  // One whose address cannot be read has found none.
  route: request.routeOptions?.url,
});

/** The whole HTTP side. It knows doors and manners, no rule of the business. */
export async function createApp(edge: Edge): Promise<FastifyInstance> {
  const { settings, logger, metrics, reception, gate } = edge;
  const answerIn = (error: unknown, situation: Situation) => {
    const answered = answerError(error, { outcome: 'none', ...situation, logger });
    metrics.countRefusal(answered.body.code, situation.route);
    return answered;
  };
  const answer = (error: unknown, request: FastifyRequest) => answerIn(error, situationOf(request));
  const sendError = (error: unknown, request: FastifyRequest, reply: FastifyReply) => {
    const { status, retryAfterSeconds, body, details } = answer(error, request);
    if (retryAfterSeconds) reply.header('retry-after', retryAfterSeconds);
    return reply.code(status).send({ ...details, ...body });
  };
  const app = Fastify({
    ...limitsOfCalls,
    loggerInstance: logger as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: settings.trustProxy,
    clientErrorHandler: answerParserErrors(settings.publicUrl, answerIn),
    // An address that cannot be read finds no route, so no hook has run yet.
    frameworkErrors: (error, request, reply) => {
      setHeaders(request, reply, settings.publicUrl);
      void sendError(error, request, reply);
    },
  });

  app.server.headersTimeout = 20_000;
  app.setErrorHandler(sendError);

  addManners(app, edge);
  readBodiesInTime(app);
  answerInTime(app, settings.deadlines);
  if (settings.trustProxy === false) tellOfUntrustedProxy(app, logger);
  await app.register(cookie);
  await app.register(underPressure, {
    maxEventLoopDelay: settings.busyAboveMs,
    maxHeapUsedBytes: 0,
    pressureHandler: shedLoad(settings) as NonNullable<FastifyUnderPressureOptions['pressureHandler']>,
  });
  await metricsEndpoint(app, metrics, settings.metricsToken);
  await health(app, edge.health);
  if (!settings.serves) return answerNothingElse(app);
  await cspReports(app, edge);
  await openApi(app);
  const noteStaffRead = staffReads({ record: edge.recordStaffRead, clock: edge.clock, logger });
  const schema = createSchema(edge.resolvers);
  await graphqlEndpoint(app, {
    schema,
    reception,
    gate,
    noteStaffRead,
    budget: callBudget(settings.callsPerMinute, edge.clock),
    answer,
  });
  const handlers = { ...edge.restHandlers, ...schemaDownload(schema) };
  await app.register((scope) => restEndpoints(scope, { handlers, reception, gate, live: edge.live, noteStaffRead }));
  await edge.signIn(app);
  await pages(app, settings);
  return app;
}

function answerNothingElse(app: FastifyInstance): FastifyInstance {
  app.setNotFoundHandler(() => {
    throw new Refusal('NOT_FOUND');
  });
  return app;
}

/** What every answer has, and what every answer leaves in the log: ids and figures, never an address or a name. */
function addManners(
  app: FastifyInstance,
  { settings, health: { isDraining }, logger, gate, reception, tracing }: Edge,
) {
  if (tracing) traceCalls(app, tracing);
  if (gate.database.replicas) giveWritePositions(app, reception.cookies);
  app.addHook('onRequest', async (request, reply) => {
    setHeaders(request, reply, settings.publicUrl);
    refuseForeignOrigin(request, settings.publicUrl);
  });
  // Asked when the answer leaves: the stop may have begun while it was being made.
  app.addHook('onSend', async (_request, reply) => {
    if (isDraining()) reply.header('connection', 'close');
  });
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'page';
    const milliseconds = Math.round(reply.elapsedTime);
    logger.debug(
      { requestId: request.id, method: request.method, route, status: reply.statusCode, milliseconds },
      'answered',
    );
  });
}

function setHeaders(request: FastifyRequest, reply: FastifyReply, publicUrl: string): void {
  reply.header('x-request-id', request.id);
  setSecurityHeaders(reply, publicUrl);
  setDataHeaders(reply);
}
