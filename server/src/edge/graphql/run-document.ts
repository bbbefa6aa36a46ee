import { type DocumentNode, type ExecutionResult, execute, type GraphQLSchema, validate } from 'graphql';
import { type CompiledQuery, compileQuery, isCompiledQuery } from 'graphql-jit';
import { Refusal } from '#platform/refusal.ts';
import type { GraphqlContext } from './schema.ts';

type Variables = Record<string, unknown>;
type Run = (context: GraphqlContext, variables: Variables) => Promise<ExecutionResult>;

/**
 * Checks a document against the schema when it is first met. From the second time on it runs as code that was compiled for
 * it: a document that comes once, such as somebody's experiment, is not worth compiling.
 */
export function documentRunner(schema: GraphQLSchema) {
  const known = new WeakMap<DocumentNode, Run>();

  function readyToRun(document: DocumentNode): Run {
    const run = known.get(document);
    if (run) return run;
    if (validate(schema, document).length > 0) throw new Refusal('MALFORMED_REQUEST');
    const runOnce: Run = async (contextValue, variableValues) =>
      execute({ schema, document, contextValue, variableValues });
    known.set(document, (context, variables) => {
      const compiled = compileQuery(schema, document);
      const runCompiled = isCompiledQuery(compiled) ? asRun(compiled) : runOnce;
      known.set(document, runCompiled);
      return runCompiled(context, variables);
    });
    return runOnce;
  }

  return async (document: DocumentNode, context: GraphqlContext, variables: Variables): Promise<ExecutionResult> => {
    const result = await readyToRun(document)(context, variables);
    // Without data, not even null, nothing ran: the variables did not fit.
    if (result.data === undefined) throw new Refusal('MALFORMED_REQUEST');
    return result;
  };
}

const asRun =
  ({ query }: CompiledQuery): Run =>
  async (context, variables) =>
    query(undefined, context, variables);
