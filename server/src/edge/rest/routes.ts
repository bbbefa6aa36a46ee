import type { FileAnswer } from '@dray/contract/file-answer.ts';
import type { RestRoute, StreamRoute } from '@dray/contract/rest-route.ts';
import { type RestRouteName, restRoutes } from '@dray/contract/rest-routes.ts';
import type { FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import type { Request } from '#platform/request.ts';
import type { RestHandlers } from '#platform/rest-handlers.ts';
import { admit, type Gate } from '../admit.ts';
import { type LiveDoors, openStream } from '../live/open-stream.ts';
import { type Reception, receive } from '../visit.ts';
import { sendFile } from './send-file.ts';

/** Streams have none: the edge serves them itself. */
export type AllRestHandlers = Omit<RestHandlers<typeof restRoutes>, StreamName>;
type StreamName = {
  [Name in RestRouteName]: (typeof restRoutes)[Name] extends StreamRoute ? Name : never;
}[RestRouteName];
type AnyHandler = (request: Request, input: { params: unknown; query: unknown; body: unknown }) => Promise<unknown>;

type RestDoors = { handlers: AllRestHandlers; reception: Reception; gate: Gate; live: LiveDoors };

/** Every route of the contract, guarded and parsed by what the contract says of it. */
export async function restEndpoints(app: FastifyInstance, { handlers, reception, gate, live }: RestDoors) {
  // Only in here: GraphQL's own route brings schemas of another kind.
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);

  for (const [name, route] of Object.entries<RestRoute>(restRoutes)) {
    // The contract's types were checked where each handler was written; here they are all alike.
    const handle = (handlers as Partial<Record<string, AnyHandler>>)[name];
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
        ...('response' in route ? { response: { 200: route.response } } : {}),
      },
      // First who, then what: a stranger learns nothing of how a call must look.
      attachValidation: true,
      handler: async (request, reply) => {
        const bySession = 'file' in route && route.file.byLink === true;
        const admitted = await admit(gate, await receive(reception, request, { bySession }), route.guard);
        if (request.validationError) throw request.validationError;
        if (!handle) return openStream({ live, reception, gate }, admitted, request, reply);
        const answer = await handle(admitted, { params: request.params, query: request.query, body: request.body });
        return 'file' in route ? sendFile(request, reply, answer as FileAnswer, route.file) : answer;
      },
    });
  }
}
