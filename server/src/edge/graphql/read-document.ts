import { limits } from '@dray/contract/limits.ts';
import { loneMutations } from '@dray/contract/operation-guards.ts';
import {
  type DocumentNode,
  type FieldNode,
  Kind,
  type OperationDefinitionNode,
  parse,
  type SelectionSetNode,
  visit,
} from 'graphql';
import { Refusal } from '#platform/refusal.ts';

/** A document that may be executed: one operation, within every limit. */
export type ReadDocument = {
  document: DocumentNode;
  /** Such as `Query.products`, through fragments too. */
  rootFields: readonly string[];
};

type Fragments = ReadonlyMap<string, SelectionSetNode>;
const keptDocuments = 1_000;

/** Reads documents and remembers the good ones: the same text gives the same object, which is what jit is kept by. */
export function documentReader(): (source: string) => ReadDocument {
  const kept = new Map<string, ReadDocument>();
  return (source) => {
    const known = kept.get(source);
    if (known) return known;
    const read = readDocument(source);
    if (kept.size >= keptDocuments) kept.clear();
    kept.set(source, read);
    return read;
  };
}

function readDocument(source: string): ReadDocument {
  const document = parseWithin(source);
  const operations = document.definitions.filter((definition) => definition.kind === Kind.OPERATION_DEFINITION);
  const [operation] = operations;
  // A second operation would run under the code that jit compiled for the first.
  if (operations.length !== 1 || !operation || operation.operation === 'subscription')
    throw new Refusal('MALFORMED_REQUEST');

  const fragments: Fragments = new Map(
    document.definitions.flatMap((definition) =>
      definition.kind === Kind.FRAGMENT_DEFINITION ? [[definition.name.value, definition.selectionSet]] : [],
    ),
  );
  if (countAliases(document) > limits.graphqlAliases) throw new Refusal('MALFORMED_REQUEST');
  if (depthOf(operation.selectionSet, fragments) > limits.graphqlDepth) throw new Refusal('MALFORMED_REQUEST');
  return { document, rootFields: rootFieldsOf(operation, fragments) };
}

function parseWithin(source: string): DocumentNode {
  try {
    return parse(source, { maxTokens: limits.graphqlTokens, noLocation: true });
  } catch {
    // The parser's message quotes the caller's text; the code is enough.
    throw new Refusal('MALFORMED_REQUEST');
  }
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

/** A fragment is measured once, however often it is spread: fragments that spread fragments would multiply without end. */
type Measured = Map<string, number | 'under way'>;

function depthOf(selection: SelectionSetNode, fragments: Fragments, measured: Measured = new Map()): number {
  const depths = selection.selections.map((node) => {
    if (node.kind === Kind.FIELD) return node.selectionSet ? 1 + depthOf(node.selectionSet, fragments, measured) : 1;
    if (node.kind === Kind.INLINE_FRAGMENT) return depthOf(node.selectionSet, fragments, measured);
    return depthOfFragment(node.name.value, fragments, measured);
  });
  return Math.max(0, ...depths);
}

function depthOfFragment(name: string, fragments: Fragments, measured: Measured): number {
  const fragment = fragments.get(name);
  const known = measured.get(name);
  if (!fragment || known === 'under way') throw new Refusal('MALFORMED_REQUEST');
  if (known !== undefined) return known;

  measured.set(name, 'under way');
  const depth = depthOf(fragment, fragments, measured);
  measured.set(name, depth);
  return depth;
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
    return inner ? fieldNames(inner, fragments, seen) : [];
  });
