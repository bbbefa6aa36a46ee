import type { FastifyInstance } from 'fastify';
import { type GraphQLSchema, printSchema } from 'graphql';
import { Refusal } from '#platform/refusal.ts';
import { type Reception, receive } from '../visit.ts';

/** The schema for whoever writes a program, at /api/schema.graphql; introspection stays off (T135). */
export function schemaDownload(app: FastifyInstance, schema: GraphQLSchema, reception: Reception): void {
  const text = printSchema(schema);
  app.get('/api/schema.graphql', { schema: { hide: true } }, async (request, reply) => {
    const { caller } = await receive(reception, request, false);
    if (!caller) throw new Refusal('UNAUTHORIZED');
    return reply.type('text/plain; charset=utf-8').send(text);
  });
}
