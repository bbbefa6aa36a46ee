import type { MutationResolvers, QueryResolvers } from './generated/wire.ts';
import { everyone, type Guard } from './guard.ts';

export type QueryName = keyof QueryResolvers;
export type MutationName = keyof MutationResolvers;
export type OperationName = `Query.${QueryName}` | `Mutation.${MutationName}`;

/** The guard of every GraphQL operation; a new one without its line here does not compile. */
export const operationGuards: Record<OperationName, Guard> = {
  'Query.getPortalConfig': everyone,
  'Mutation.generateCustomerToken': everyone,
};

/** Mutations that must stand alone in their document: many in one request would be a way around counting (A14). */
export const loneMutations: readonly MutationName[] = ['generateCustomerToken'];
