import {
  type MutationName,
  type OperationName,
  operationGuards,
  type QueryName,
} from '@dray/contract/operation-guards.ts';
import { queryReads, type Reads } from '@dray/contract/reads.ts';
import { mutationRepeats, type Repeatable } from '@dray/contract/repeatable.ts';
import { operationsWhileActing } from '@dray/contract/staff/while-acting.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ExecutionResult, GraphQLError, GraphQLSchema } from 'graphql';
import { z } from 'zod';
import { Refusal } from '#platform/refusal.ts';
import type { Request } from '#platform/request/request.ts';
import { activeSpan } from '#platform/tracing/active-span.ts';
import { type Asked, admit, type Gate } from '../visit/admit.ts';
import type { ErrorAnswer } from '../visit/answer-error.ts';
import { claimOf, readRepeatKey } from '../visit/repeat-key.ts';
import type { NoteStaffRead } from '../visit/staff-reads.ts';
import { type Reception, receive, type Visit } from '../visit/visit.ts';
import { type CallBudget, prices } from './call-budget.ts';
import { documents, type SoundDocument } from './documents.ts';
import { type Explanation, MalformedDocument } from './malformed-document.ts';
import { findOwnDocument } from './own-documents.ts';
import { isModest, type ReadDocument } from './read-document.ts';
import type { GraphqlContext } from './schema.ts';

const body = z
  .object({
    query: z.string().min(1).nullish(),
    /** In place of `query`, of our own web. */
    documentId: z.string().nullish(),
    variables: z.record(z.string(), z.unknown()).nullish(),
    operationName: z.string().nullish(),
  })
  .refine(({ query, documentId }) => (query == null) !== (documentId == null));

/** What a page of another release names is not known here: it then sends the text. */
function sourceOf({ query, documentId }: z.infer<typeof body>): string {
  const source = query ?? findOwnDocument(documentId ?? '');
  if (source === undefined) throw new Refusal('DOCUMENT_UNKNOWN');
  return source;
}

/** One call before its document was read. */
type Call = { visit: Visit; key: string | undefined; body: unknown };

export type GraphqlDoors = {
  schema: GraphQLSchema;
  reception: Reception;
  gate: Gate;
  noteStaffRead: NoteStaffRead;
  budget: CallBudget;
  answer: (error: unknown, request: FastifyRequest) => ErrorAnswer;
};

/** POST /graphql: read the document, admit every operation in it, then execute. Nothing runs unless all may. */
export async function graphqlEndpoint(app: FastifyInstance, doors: GraphqlDoors) {
  const { schema, reception, gate, budget, answer } = doors;
  const { findCached, read, check } = documents(schema);

  await app.register(async (scope) => {
    scope.removeContentTypeParser('text/plain');
    scope.addContentTypeParser('*', () => {
      throw new Refusal('MALFORMED_REQUEST');
    });
    scope.setErrorHandler((error, request, reply) =>
      sendRefused(reply, answer(error, request), error instanceof MalformedDocument ? error.explanation : undefined),
    );
    scope.get('/graphql', () => {
      throw new Refusal('MALFORMED_REQUEST');
    });
    scope.post('/graphql', async (request, reply) => {
      const call = body.safeParse(request.body);
      if (!call.success) throw new Refusal('MALFORMED_REQUEST');
      const source = sourceOf(call.data);
      const visit = await receive(reception, request, { withDelivery: true });
      if (!visit.caller) budget.spend(visit.address, prices.visit);
      const key = readRepeatKey(request);
      const variables = call.data.variables ?? {};
      const { document, context } = await admitted(source, { visit, key, body: [source, variables] });
      const result = await document.run(context, variables);
      return reply.send(answerErrors(result, request, reply));
    });
  });

  /** Anyone who may not call its operations learns nothing else of their document, and costs no more than reading it. */
  async function admitted(source: string, call: Call): Promise<{ document: SoundDocument; context: GraphqlContext }> {
    const { visit } = call;
    const cached = findCached(source);
    if (cached) return { document: cached, context: await admitAll(cached, call) };

    budget.spend(visit.address, prices.newDocument);
    try {
      const found = read(source);
      const context = await admitAll(found, call);
      if (!visit.caller && !isModest(found.measure)) throw new Refusal('MALFORMED_REQUEST');
      return { document: check(source, found, visit.caller !== undefined), context };
    } catch (error) {
      if (error instanceof MalformedDocument && !visit.caller) throw new Refusal('MALFORMED_REQUEST');
      throw error;
    }
  }

  async function admitAll(
    { rootFields }: Pick<ReadDocument, 'rootFields'>,
    { visit, key, body }: Call,
  ): Promise<GraphqlContext> {
    activeSpan()?.rename(nameOfCall(rootFields));
    const admitted = new Map<string, Request>();
    const [only = ''] = rootFields;
    // A key stands for one change: with two of them nobody could say which one it was.
    if (key !== undefined && (rootFields.length !== 1 || !isMutation(only))) throw new Refusal('MALFORMED_REQUEST');
    for (const field of rootFields) {
      // An unknown field has no guard and never runs: the schema refuses the document.
      const asked = askedOf(field);
      if (!asked) continue;
      const repeat = claimOf(key, repeatableOf(field), { operation: field, body: () => body });
      const answered = await admit(gate, { ...visit, repeat }, asked);
      admitted.set(field, answered);
      if (field.startsWith('Query.')) await doors.noteStaffRead(answered, asked.guard, { operation: field, ids: {} });
    }
    return {
      requestOf(operation) {
        const ownRequest = admitted.get(operation);
        if (!ownRequest) throw new Error(`${operation} was not admitted`);
        return ownRequest;
      },
    };
  }

  function answerErrors(result: ExecutionResult, request: FastifyRequest, reply: FastifyReply) {
    if (!result.errors?.length) return { data: result.data };
    const answers = result.errors.map((error) => ({ error, answered: answer(error.originalError ?? error, request) }));
    const gravest = answers.map(({ answered }) => answered).find(({ status }) => isTransport(status));
    reply.code(gravest?.status ?? 200);
    if (gravest?.retryAfterSeconds) reply.header('retry-after', gravest.retryAfterSeconds);
    return { data: result.data ?? null, errors: answers.map(({ error, answered }) => toGraphqlError(answered, error)) };
  }
}

const namedAtMost = 3;
/** By the fields of the contract: what a caller calls their document may be anything. */
function nameOfCall(rootFields: readonly string[]): string {
  const known = rootFields.filter((field) => field in operationGuards);
  const more = known.length > namedAtMost ? ` and ${known.length - namedAtMost} more` : '';
  return `${known.slice(0, namedAtMost).join(' ') || 'POST /graphql'}${more}`;
}

const mutation = 'Mutation.';
const isMutation = (field: string): boolean => field.startsWith(mutation);
const repeatableOf = (field: string): Repeatable | undefined =>
  isMutation(field) ? mutationRepeats[field.slice(mutation.length) as MutationName] : undefined;

/** What the contract says of it; nothing of a field that it does not know. */
function askedOf(operation: string): Asked | undefined {
  const guard = operationGuards[operation as OperationName];
  if (!guard) return undefined;
  return {
    guard,
    reads: readsOf(operation),
    whileActing: operationsWhileActing[operation as OperationName],
    operation,
  };
}

const readsOf = (field: string): Reads =>
  isMutation(field) ? 'primary' : queryReads[field.slice('Query.'.length) as QueryName];

// What says something of the call as a whole has its own status; a refusal of the domain is an answer like any other.
const isTransport = (status: number): boolean => [400, 401, 403, 422, 429, 500, 503].includes(status);

const toGraphqlError = ({ body }: ErrorAnswer, error?: GraphQLError) => ({
  message: body.message,
  ...(error?.path ? { path: error.path } : {}),
  extensions: { code: body.code, requestId: body.requestId, ...(body.outcome && { outcome: body.outcome }) },
});

function sendRefused(reply: FastifyReply, answer: ErrorAnswer, explanation?: Explanation) {
  if (answer.retryAfterSeconds) reply.header('retry-after', answer.retryAfterSeconds);
  return reply.code(answer.status).send({ data: null, errors: [{ ...toGraphqlError(answer), ...explanation }] });
}
