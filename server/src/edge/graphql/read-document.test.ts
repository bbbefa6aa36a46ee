import { limits } from '@dray/contract/limits.ts';
import { loneMutations } from '@dray/contract/operation-guards.ts';
import { expect, test } from 'vitest';
import { Refusal } from '#platform/refusal.ts';
import { documentReader } from './read-document.ts';

const read = documentReader();
const refused = new Refusal('MALFORMED_REQUEST');

const nested = (levels: number) => `${'{ a '.repeat(levels)}${'}'.repeat(levels)}`;
const aliases = (count: number) => `{ ${Array.from({ length: count }, (_, index) => `a${index}: a`).join(' ')} }`;
// Each field is a token, and so are the two braces.
const tokens = (count: number) => `{ ${'a '.repeat(count - 2)} }`;
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

test('the same text is read once', () => {
  expect(read('{ a { b } }')).toBe(read('{ a { b } }'));
  expect(read('{ a { b } }')).not.toBe(read('{ a { c } }'));
});
