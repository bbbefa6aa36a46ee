import { limits } from '@dray/contract/limits.ts';
import { loneMutations } from '@dray/contract/operation-guards.ts';
import {
  type DocumentNode,
  type FieldNode,
  GraphQLError,
  type GraphQLSchema,
  Kind,
  type OperationDefinitionNode,
  parse,
  type SelectionSetNode,
  visit,
} from 'graphql';
import { Refusal } from '#platform/refusal.ts';
import { type DocumentMeasure, measureDocument } from './document-measure.ts';
import { type Fragments, fragmentsOf } from './fragments.ts';
import { MalformedDocument } from './malformed-document.ts';
import { maxRepeated } from './repeated-fields.ts';

/** A document that may be looked at further: one operation, within every limit. */
export type ReadDocument = {
  document: DocumentNode;
  /** Such as `Query.products`, through fragments too. */
  rootFields: readonly string[];
  measure: DocumentMeasure;
};

/**
 * Parses and measures, both in time that grows with the length of the text alone. Nothing else may look at a document
 * before: validating and compiling walk it with its fragments written out.
 */
export function readDocument(schema: GraphQLSchema, source: string, isOurOwn = false): ReadDocument {
  if (source.length > limits.graphqlDocumentLength) throw new Refusal('MALFORMED_REQUEST');
  const document = parseWithin(source);
  const operation = onlyOperationOf(document);
  const fragments = fragmentsOf(document);
  if (fragments.size > limits.graphqlFragments || countAliases(document) > limits.graphqlAliases)
    throw new Refusal('MALFORMED_REQUEST');
  const measure = measureDocument(schema, operation, fragments);
  // Our own web was looked at when it was built.
  if (!isOurOwn && (isTooMuch(measure) || maxRepeated(operation, fragments) > limits.graphqlRepeats))
    throw new Refusal('MALFORMED_REQUEST');
  return { document, rootFields: rootFieldsOf(operation, fragments), measure };
}

const isTooMuch = ({ depth, selections, cost, rootLists }: DocumentMeasure): boolean =>
  depth > limits.graphqlDepth ||
  selections > limits.graphqlSelections ||
  cost > limits.graphqlCost ||
  rootLists > limits.graphqlRootLists;

/** What a document may take that comes from nobody in particular. */
export const isModest = ({ selections, cost }: DocumentMeasure): boolean =>
  selections <= limits.graphqlVisitorSelections && cost <= limits.graphqlVisitorCost;

function parseWithin(source: string): DocumentNode {
  try {
    return parse(source, { maxTokens: limits.graphqlTokens, noLocation: true });
  } catch (error) {
    const isExplained = error instanceof GraphQLError && !isTooLong.test(error.message);
    throw isExplained ? new MalformedDocument(error) : new Refusal('MALFORMED_REQUEST');
  }
}

/** Limits are not explained, this one as little as the others. */
const isTooLong = /more tha[nt] \d+ tokens/;

/** A second operation would run under the code that jit compiled for the first. */
function onlyOperationOf({ definitions }: DocumentNode): OperationDefinitionNode {
  const operations = definitions.filter((definition) => definition.kind === Kind.OPERATION_DEFINITION);
  const [operation] = operations;
  if (operations.length !== 1 || !operation || operation.operation === 'subscription')
    throw new Refusal('MALFORMED_REQUEST');
  return operation;
}

function countAliases(document: DocumentNode): number {
  let aliases = 0;
  visit(document, {
    Field: ({ alias }: FieldNode) => {
      if (alias) aliases += 1;
    },
  });
  return aliases;
}

function rootFieldsOf({ operation, selectionSet }: OperationDefinitionNode, fragments: Fragments): string[] {
  const names = fieldNames(selectionSet, fragments);
  const isAlone = names.length === 1;
  if (!isAlone && names.some((name) => loneMutations.some((lone) => lone === name)))
    throw new Refusal('MALFORMED_REQUEST');
  if (names.some((name) => name === '__schema' || name === '__type')) throw new Refusal('MALFORMED_REQUEST');
  return names
    .filter((name) => name !== '__typename')
    .map((name) => `${operation === 'query' ? 'Query' : 'Mutation'}.${name}`);
}

// A fragment spread twice adds nothing: its fields carry the same names and run once.
const fieldNames = ({ selections }: SelectionSetNode, fragments: Fragments, seen = new Set<string>()): string[] =>
  selections.flatMap((node) => {
    if (node.kind === Kind.FIELD) return [node.name.value];
    if (node.kind === Kind.INLINE_FRAGMENT) return fieldNames(node.selectionSet, fragments, seen);
    const inner = seen.has(node.name.value) ? undefined : fragments.get(node.name.value);
    seen.add(node.name.value);
    return inner ? fieldNames(inner.selectionSet, fragments, seen) : [];
  });
