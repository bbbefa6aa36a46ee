import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { CustomerResolvers, MutationResolvers, QueryResolvers } from '@dray/contract/generated/wire.ts';
import { makeExecutableSchema } from '@graphql-tools/schema';
import type { GraphQLFieldResolver, GraphQLSchema } from 'graphql';
import type { Request } from '#platform/request/request.ts';

export type RootResolvers = {
  Query: QueryResolvers<Request>;
  Mutation: MutationResolvers<Request>;
  /** Below a root field only what has arguments of its own; it acts within that field's request. */
  Customer: Pick<CustomerResolvers<Request>, 'wishlists'>;
};

/** One call's admitted requests, by operation: each field of a document sees only what its own guard allows. */
export type GraphqlContext = { requestOf(operation: string): Request };

const contractFolder = fileURLToPath(new URL('../../../../contract/src', import.meta.url));

export function createSchema(resolvers: RootResolvers): GraphQLSchema {
  const typeDefs = globSync('**/*.graphql', { cwd: contractFolder })
    .sort()
    .map((file) => readFileSync(join(contractFolder, file), 'utf8'));
  return makeExecutableSchema({
    typeDefs,
    resolvers: {
      Query: withRequest(resolvers.Query, (name) => `Query.${name}`),
      Mutation: withRequest(resolvers.Mutation, (name) => `Mutation.${name}`),
      Customer: withRequest(resolvers.Customer, () => 'Query.customer'),
    },
  });
}

type Resolver = GraphQLFieldResolver<unknown, Request>;

function withRequest(
  resolvers: object,
  operationOf: (field: string) => string,
): Record<string, GraphQLFieldResolver<unknown, GraphqlContext>> {
  return Object.fromEntries(
    Object.entries(resolvers as Record<string, Resolver>).map(([name, resolve]) => [
      name,
      (root: unknown, args: Parameters<Resolver>[1], context: GraphqlContext, info: Parameters<Resolver>[3]) =>
        resolve(root, args, context.requestOf(operationOf(name)), info),
    ]),
  );
}
