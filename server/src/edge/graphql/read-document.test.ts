import { limits } from '@dray/contract/limits.ts';
import { loneMutations } from '@dray/contract/operation-guards.ts';
import { buildSchema } from 'graphql';
import { expect, test } from 'vitest';
import { Refusal } from '#platform/refusal.ts';
import { readDocument } from './read-document.ts';

const schema = buildSchema(
  'type Query { a: Query b: Query c: Int d: Int many: [Query] page(pageSize: Int = 25): Page } type Page { items: [Query] }',
);
const read = (source: string) => readDocument(schema, source);
const refused = new Refusal('MALFORMED_REQUEST');

const nested = (levels: number) => `${'{ a '.repeat(levels)}${'}'.repeat(levels)}`;
const aliases = (count: number) => `{ ${Array.from({ length: count }, (_, index) => `a${index}: a`).join(' ')} }`;
// Each value is a token; the field, its argument and all brackets are nine more.
const tokens = (count: number) => `{ a(x: [${'1 '.repeat(count - 9)}]) }`;
// Ten below each of as many names as it takes, and the one of the whole.
const selections = (count: number) => {
  const names = Math.floor((count - 1) / 11);
  const groups = Array.from({ length: names }, (_, group) => `g${group} { ${'c '.repeat(10)} }`);
  return `{ a { ${groups.join(' ')} ${Array.from({ length: count - 1 - 11 * names }, (_, rest) => `r${rest}`).join(' ')} } }`;
};
const fragments = (count: number) =>
  `{ ${Array.from({ length: count }, (_, index) => `...F${index}`).join(' ')} } ${Array.from({ length: count }, (_, index) => `fragment F${index} on Query { f${index} }`).join(' ')}`;
const repeats = (count: number) => `{ ${'a '.repeat(count - 1)} ...F } fragment F on Query { a }`;
const length = (characters: number) => `{ a }${' '.repeat(characters - 5)}`;
const lists = (count: number) => `{ ${'many { c } '.repeat(count)} }`;
const listsInFragments = (count: number) =>
  `{ ${'...F '.repeat(count - 1)} page { __typename } } fragment F on Query { many { c } }`;
/** One level in the operation, the others each in a fragment of its own. */
const nestedFragments = (levels: number) =>
  Array.from({ length: levels }, (_, level) =>
    level === 0
      ? '{ a { ...F1 } }'
      : `fragment F${level} on T { a ${level < levels - 1 ? `{ ...F${level + 1} }` : ''} }`,
  ).join(' ');
const inlineFragments = (levels: number) => `${'{ ... on T { a '.repeat(levels)}${'} }'.repeat(levels)}`;

test.each([
  ['depth', nested, limits.graphqlDepth],
  ['depth through fragments', nestedFragments, limits.graphqlDepth],
  ['depth through inline fragments', inlineFragments, limits.graphqlDepth],
  ['number of aliases', aliases, limits.graphqlAliases],
  ['number of tokens', tokens, limits.graphqlTokens],
  ['length', length, limits.graphqlDocumentLength],
  ['number of selections', selections, limits.graphqlSelections],
  ['number of fragments', fragments, limits.graphqlFragments],
  ['number of repeats', repeats, limits.graphqlRepeats],
  ['number of lists at the root', lists, limits.graphqlRootLists],
  ['number of lists at the root through fragments', listsInFragments, limits.graphqlRootLists],
])('the %s of a document ends at its limit', (_name, documentOf, limit) => {
  expect(() => read(documentOf(limit))).not.toThrow();
  expect(() => read(documentOf(limit + 1))).toThrow(refused);
});

test('the limits are the promised ones', () => {
  expect(limits).toMatchObject({ graphqlDepth: 10, graphqlAliases: 15, graphqlTokens: 2_000 });
});

test.each([
  '{ ...A } fragment A on T { ...A }',
  '{ ...A } fragment A on T { a { ...B } } fragment B on T { a { ...A } }',
  '{ ...Missing }',
])('%s leads nowhere and is refused', (document) => {
  expect(() => read(document)).toThrow(refused);
});

test('the fields of an operation are found wherever they are written', () => {
  const { rootFields } = read(
    '{ a ... on Query { b } ...F ...F __typename } fragment F on Query { other: c ...G } fragment G on Query { d }',
  );

  expect(rootFields).toEqual(['Query.a', 'Query.b', 'Query.c', 'Query.d']);
});

test.each(['a', '... on Mutation { a }', '...F', '__typename', loneMutations[0]!])(
  'a mutation that must stand alone does not stand beside %s',
  (neighbour) => {
    const fragment = neighbour === '...F' ? 'fragment F on Mutation { a }' : '';

    expect(() => read(`mutation { ${loneMutations[0]} ${neighbour} } ${fragment}`)).toThrow(refused);
    expect(() => read(`mutation { ${neighbour} ${loneMutations[0]} } ${fragment}`)).toThrow(refused);
  },
);

test('a fragment that nobody spreads is refused before it is walked', () => {
  expect(() => read('{ a } fragment A on Query { b }')).toThrow(refused);
});
