import { type DocumentNode, type ExecutionResult, execute, type GraphQLSchema } from 'graphql';
import { type CompiledQuery, compileQuery, isCompiledQuery } from 'graphql-jit';
import { Refusal } from '#platform/refusal.ts';
import type { GraphqlContext } from './schema.ts';

type Variables = Record<string, unknown>;
export type RunDocument = (context: GraphqlContext, variables: Variables) => Promise<ExecutionResult>;

/** Walks the document anew each time: right for one that comes rarely. */
export const interpreted = (schema: GraphQLSchema, document: DocumentNode): RunDocument =>
  refusingMisfits(async (contextValue, variableValues) => execute({ schema, document, contextValue, variableValues }));

/** As code made for this document; making it costs as much as some twenty runs without. */
export function compiled(schema: GraphQLSchema, document: DocumentNode): RunDocument {
  const query = compileQuery(schema, document);
  return isCompiledQuery(query) ? refusingMisfits(asRun(query)) : interpreted(schema, document);
}

const asRun =
  ({ query }: CompiledQuery): RunDocument =>
  async (context, variables) =>
    query(undefined, context, variables);

/** Without data, not even null, nothing ran: the variables did not fit. */
const refusingMisfits =
  (run: RunDocument): RunDocument =>
  async (context, variables) => {
    const result = await run(context, variables);
    if (result.data === undefined) throw new Refusal('MALFORMED_REQUEST');
    return result;
  };
