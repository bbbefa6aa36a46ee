import type { schemaRoutes } from '@dray/contract/schema.rest.ts';
import { type GraphQLSchema, printSchema } from 'graphql';
import type { RestHandlers } from '#platform/request/rest-handlers.ts';

/** The schema for anyone who writes a program; introspection stays off (T135). */
export function schemaDownload(schema: GraphQLSchema): RestHandlers<typeof schemaRoutes> {
  const file = { bytes: printSchema(schema), type: 'text/plain; charset=utf-8' };
  return { downloadSchema: async () => file };
}
