import { limits } from '@dray/contract/limits.ts';
import {
  type FieldNode,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isListType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql';
import { Refusal } from '#platform/refusal.ts';
import type { Fragments } from './fragments.ts';

/** What running a document would take, with every fragment written out wherever it is spread. */
export type DocumentMeasure = {
  depth: number;
  selections: number;
  /** Selections again, each counted as often as the lists above it are long. */
  cost: number;
  /** Fields at the root that answer with a list or a page. */
  rootLists: number;
};

/** Of one selection set. What is below `items` counts once for each item of a page, and only the field above knows how many. */
type Measure = { depth: number; selections: number; fixed: number; perItem: number };
type Measured = Map<string, Measure | 'under way'>;
type ParentType = GraphQLObjectType | undefined;

/** How long a list is taken to be that has no page size; one whose items hold lists of their own multiplies with them. */
const assumedLength = { ofEnds: 3, ofBranches: 6 } as const;
const itemsOfPage = 'items';
const nothing: Measure = { depth: 0, selections: 0, fixed: 0, perItem: 0 };

/**
 * Each fragment is measured once, however often it is spread: written out, forty that spread the next one twice would be
 * more selections than any machine can walk. So this must come before whatever walks a document.
 */
export function measureDocument(
  schema: GraphQLSchema,
  { operation, selectionSet }: OperationDefinitionNode,
  fragments: Fragments,
): DocumentMeasure {
  const measured: Measured = new Map();
  const root = schema.getRootType(operation) ?? undefined;
  const { depth, selections, fixed, perItem } = ofSet(selectionSet, root);
  // Validation would refuse a fragment that nobody spreads, but only after it has walked it.
  if (measured.size < fragments.size) throw new Refusal('MALFORMED_REQUEST');
  return { depth, selections, cost: within(fixed + perItem), rootLists: listsOf(selectionSet, root, new Map()) };

  function ofSet({ selections: nodes }: SelectionSetNode, parent: ParentType): Measure {
    return nodes.map((node) => ofNode(node, parent)).reduce(together, nothing);
  }

  function ofNode(node: SelectionNode, parent: ParentType): Measure {
    if (node.kind === Kind.FIELD) return ofField(node, parent);
    const inner =
      node.kind === Kind.INLINE_FRAGMENT
        ? ofSet(node.selectionSet, typeNamed(node.typeCondition?.name.value) ?? parent)
        : ofFragment(node.name.value);
    // A spread is walked, too: without this, fragments that hold nothing but each other would cost nothing.
    return { ...inner, selections: within(inner.selections + 1), fixed: within(inner.fixed + 1) };
  }

  function ofField(node: FieldNode, parent: ParentType): Measure {
    const field = parent?.getFields()[node.name.value];
    const below = node.selectionSet ? ofSet(node.selectionSet, objectTypeOf(field?.type)) : nothing;
    const length = lengthOf(field);
    const size = pageSizeOf(node, field) ?? length;
    const all = within(1 + below.fixed + below.perItem * size);
    const isPageOfItems = node.name.value === itemsOfPage && isList(field?.type);
    const times = isList(field?.type) && !hasPages(field) ? length : 1;
    return {
      depth: below.depth + 1,
      selections: within(below.selections + 1),
      fixed: isPageOfItems ? 0 : within(all * times),
      perItem: isPageOfItems ? all : 0,
    };
  }

  function ofFragment(name: string): Measure {
    const fragment = fragments.get(name);
    const known = measured.get(name);
    if (!fragment || known === 'under way') throw new Refusal('MALFORMED_REQUEST');
    if (known) return known;

    measured.set(name, 'under way');
    const measure = ofSet(fragment.selectionSet, typeNamed(fragment.typeCondition.name.value));
    measured.set(name, measure);
    return measure;
  }

  function listsOf(set: SelectionSetNode, parent: ParentType, known: Map<string, number>): number {
    return set.selections.reduce((sum, node) => {
      if (node.kind === Kind.FIELD) return within(sum + (isManyFold(parent?.getFields()[node.name.value]) ? 1 : 0));
      if (node.kind === Kind.INLINE_FRAGMENT) return within(sum + listsOf(node.selectionSet, parent, known));
      const name = node.name.value;
      const fragment = fragments.get(name);
      if (fragment && !known.has(name)) known.set(name, listsOf(fragment.selectionSet, parent, known));
      return within(sum + (known.get(name) ?? 0));
    }, 0);
  }

  function typeNamed(name: string | undefined): ParentType {
    const type = name === undefined ? undefined : schema.getType(name);
    return isObjectType(type) ? type : undefined;
  }
}

const together = (one: Measure, other: Measure): Measure => ({
  depth: Math.max(one.depth, other.depth),
  selections: within(one.selections + other.selections),
  fixed: within(one.fixed + other.fixed),
  perItem: within(one.perItem + other.perItem),
});

/** Far above every limit more is not worth knowing; without an end, sums would become infinite and compare with nothing. */
const within = (amount: number): number => Math.min(amount, 1e9);

/** Undefined where the field has no pages; a size that only the call's variables tell counts as the largest. */
function pageSizeOf(
  { arguments: given = [] }: FieldNode,
  field: GraphQLField<unknown, unknown> | undefined,
): number | undefined {
  const argument = field?.args.find(({ name }) => name === 'pageSize');
  if (!argument) return undefined;
  const value = given.find(({ name }) => name.value === 'pageSize')?.value;
  if (value === undefined) return Number(argument.defaultValue);
  const size = value.kind === Kind.INT ? Number(value.value) : limits.pageSize;
  return Math.min(Math.max(size, 1), limits.pageSize);
}

const isList = (type: GraphQLOutputType | undefined): boolean =>
  type !== undefined && isListType(getNullableType(type));

function lengthOf(field: GraphQLField<unknown, unknown> | undefined): number {
  const items = objectTypeOf(field?.type)?.getFields() ?? {};
  return Object.values(items).some(({ type }) => isList(type)) ? assumedLength.ofBranches : assumedLength.ofEnds;
}

/** Its page size says how many `items` there are below it; a list of such, wishlists, has one for each person. */
const hasPages = (field: GraphQLField<unknown, unknown> | undefined): boolean =>
  field?.args.some(({ name }) => name === 'pageSize') === true;

const isManyFold = (field: GraphQLField<unknown, unknown> | undefined): boolean =>
  field !== undefined && (isList(field.type) || hasPages(field));

function objectTypeOf(type: GraphQLOutputType | undefined): ParentType {
  const named = getNamedType(type);
  return isObjectType(named) ? named : undefined;
}
