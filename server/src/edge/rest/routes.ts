import { createHash } from 'node:crypto';
import type { FileAnswer } from '@dray/contract/file-answer.ts';
import type { RestRoute, StreamRoute, UploadedFile } from '@dray/contract/rest-route.ts';
import { type RestRouteName, restRoutes } from '@dray/contract/rest-routes.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import type { Request } from '#platform/request/request.ts';
import type { RestHandlers } from '#platform/request/rest-handlers.ts';
import { type LiveDoors, openStream } from '../live/open-stream.ts';
import { admit, type Gate } from '../visit/admit.ts';
import { claimOf, readRepeatKey } from '../visit/repeat-key.ts';
import type { NoteStaffRead } from '../visit/staff-reads.ts';
import { type Reception, receive } from '../visit/visit.ts';
import { readUpload } from './read-upload.ts';
import { sendFile } from './send-file.ts';

/** Streams have none: the edge serves them itself. */
export type AllRestHandlers = Omit<RestHandlers<typeof restRoutes>, StreamName>;
type StreamName = {
  [Name in RestRouteName]: (typeof restRoutes)[Name] extends StreamRoute ? Name : never;
}[RestRouteName];
type AnyHandler = (request: Request, input: { params: unknown; query: unknown; body: unknown }) => Promise<unknown>;

type RestDoors = {
  handlers: AllRestHandlers;
  reception: Reception;
  gate: Gate;
  live: LiveDoors;
  noteStaffRead: NoteStaffRead;
};

/** Every route of the contract, guarded and parsed by what the contract says of it. */
export async function restEndpoints(app: FastifyInstance, doors: RestDoors) {
  // Only in here: GraphQL's own route brings schemas of another kind.
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);

  const routes = Object.entries<RestRoute>(restRoutes);
  for (const [name, route] of routes) if (!('upload' in route)) addRoute(app, doors, name, route);
  await app.register(async (uploads) => {
    // Whatever comes stays unread until its sender was let in.
    uploads.removeAllContentTypeParsers();
    uploads.addContentTypeParser('*', (_request, _payload, done) => done(null));
    for (const [name, route] of routes) if ('upload' in route) addRoute(uploads, doors, name, route);
  });
}

function addRoute(app: FastifyInstance, doors: RestDoors, name: string, route: RestRoute): void {
  const { reception, gate, live } = doors;
  // The contract's types were checked where each handler was written; here they are all alike.
  const handle = (doors.handlers as Partial<Record<string, AnyHandler>>)[name];
  const status = ('upload' in route ? route.upload.status : 'status' in route ? route.status : undefined) ?? 200;
  app.route({
    method: route.method,
    url: `/${route.base}${route.path}`,
    schema: {
      summary: route.summary,
      operationId: name,
      tags: [route.base],
      ...('params' in route ? { params: route.params } : {}),
      ...('query' in route ? { querystring: route.query } : {}),
      ...('body' in route ? { body: route.body } : {}),
      ...('response' in route ? { response: { [status]: route.response } } : {}),
    },
    config: 'upload' in route ? { uploadField: route.upload.field } : {},
    // First who, then what: a stranger learns nothing of how a call must look.
    attachValidation: true,
    handler: async (request, reply) => {
      const bySession = 'file' in route && route.file.byLink === true;
      const visit = await receive(reception, request, { bySession });
      let body: unknown;
      const repeat = claimOf(readRepeatKey(request), 'repeatable' in route ? route.repeatable : undefined, {
        operation: name,
        body: () => [request.params, request.query, forDigest(body)],
      });
      const admitted = await admit(gate, { ...visit, repeat }, { ...route, operation: name });
      if (request.validationError) throw request.validationError;
      if (!handle) return openStream({ live, reception, gate }, admitted, request, reply);
      body = await bodyOf(route, admitted, request, reply);
      const answer = await handle(admitted, { params: request.params, query: request.query, body });
      if (route.method === 'GET')
        await doors.noteStaffRead(admitted, route.guard, { operation: name, ids: idsIn(request) });
      if ('file' in route) return sendFile(request, reply, answer as FileAnswer, route.file);
      reply.code(status);
      tellAge(reply, answer, admitted.arrivedAt);
      return answer;
    },
  });
}

/** Those of the address; what somebody looks for by words is nobody's business. */
const idsIn = ({ params }: FastifyRequest): Record<string, string> => ({ ...(params as Record<string, string>) });

/** What comes from a system that fails says how old it is, in seconds; programs need not read the answer for it. */
function tellAge(reply: FastifyReply, answer: unknown, now: Date): void {
  const asOf = typeof answer === 'object' && answer !== null && 'asOf' in answer ? answer.asOf : undefined;
  if (typeof asOf === 'string')
    reply.header('x-content-age', Math.max(0, Math.round((now.getTime() - Date.parse(asOf)) / 1000)));
}

/** A file stands for its bytes. */
const forDigest = (body: unknown): unknown =>
  isFile(body) ? [body, ...(body.others ?? [])].map(({ name, bytes }) => [name, digestOf(bytes)]) : body;

const digestOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('base64');

const isFile = (body: unknown): body is UploadedFile =>
  typeof body === 'object' && body !== null && 'bytes' in body && body.bytes instanceof Uint8Array;

const bodyOf = async (
  route: RestRoute,
  admitted: Request,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> =>
  'upload' in route ? readUpload(request, reply, { uid: admitted.caller.uid, upload: route.upload }) : request.body;
