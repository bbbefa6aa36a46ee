import { limits } from '@dray/contract/limits.ts';
import fc from 'fast-check';
import {
  buildSchema,
  type DocumentNode,
  Kind,
  type OperationDefinitionNode,
  parse,
  type SelectionSetNode,
} from 'graphql';
import { expect, test } from 'vitest';
import { measureDocument } from './document-measure.ts';
import { fragmentsOf } from './fragments.ts';
import { readDocument } from './read-document.ts';

const schema = buildSchema(`
  type End { id: ID! }
  type Query { thing: Thing ends: [End!]! things: [Thing!]! page(pageSize: Int = 25): Page! pages(pageSize: Int = 8): [Page!]! }
  type Page { items: [Thing!]! total: Int! facets: [Thing!]! }
  type Thing { id: ID! thing: Thing things: [Thing!]! page(pageSize: Int = 8): Page! }
`);

const operationOf = (document: DocumentNode) =>
  document.definitions.find((definition) => definition.kind === Kind.OPERATION_DEFINITION) as OperationDefinitionNode;

function measure(source: string) {
  const document = parse(source);
  return measureDocument(schema, operationOf(document), fragmentsOf(document));
}

test.each([
  ['{ thing { id } }', 2],
  ['{ things { id } }', 12],
  ['{ ends { id } }', 6],
  ['{ things { things { id } } }', 78],
  ['{ page { total } }', 2],
  ['{ page { items { id } } }', 1 + 25 * 2],
  ['{ page(pageSize: 3) { items { id } total } }', 1 + 3 * 2 + 1],
  ['{ page(pageSize: 100000) { items { id } } }', 1 + 100 * 2],
  ['{ page(pageSize: -5) { items { id } } }', 1 + 2],
  ['query ($n: Int) { page(pageSize: $n) { items { id } } }', 1 + 100 * 2],
  ['{ page(pageSize: 10) { facets { id } } }', 1 + 6 * 2],
  ['{ pages(pageSize: 10) { items { id } } }', 1 + 10 * 2],
  ['{ page(pageSize: 10) { ...P } } fragment P on Page { items { id } }', 1 + 1 + 10 * 2],
  ['{ page(pageSize: 10) { ... on Page { items { id } } } }', 1 + 1 + 10 * 2],
  ['{ a: page(pageSize: 2) { ...P } b: page(pageSize: 3) { ...P } } fragment P on Page { items { id } }', 4 + 5 * 2],
  ['{ thing { page { items { page { items { id } } } } } }', 1 + 1 + 8 * (1 + 1 + 8 * 2)],
])('%s costs %i', (source, cost) => {
  expect(measure(source).cost).toBe(cost);
});

test('a list of a list of pages is multiplied out, however it is written', () => {
  const levels = ['items { page(pageSize: 100) { ...B } }', 'items { page(pageSize: 100) { ...C } }', 'items { id }'];
  const fragments = levels.map((body, index) => `fragment ${'ABC'[index]} on Page { ${body} }`).join(' ');

  expect(measure(`{ page(pageSize: 100) { ...A } } ${fragments}`).cost).toBeGreaterThan(1_000_000);
});

/** Forty fragments, each of which spreads the next one twice: written out, a thousand billion selections. */
const doubling = (levels: number, body: (next: string) => string) =>
  `{ thing { ...F0 } } ${Array.from(
    { length: levels },
    (_, level) => `fragment F${level} on Thing { ${level === levels - 1 ? 'id' : body(`...F${level + 1}`)} }`,
  ).join(' ')}`;

test.each<[string, (next: string) => string]>([
  ['spread twice', (next) => `${next} ${next}`],
  ['spread below two names', (next) => `one: thing { ${next} } two: thing { ${next} }`],
  ['spread inside inline fragments', (next) => `... on Thing { ${next} } ... { ${next} }`],
  ['spread below lists', (next) => `things { ${next} }`],
  ['spread below pages', (next) => `page(pageSize: 100) { items { ${next} } }`],
])('fragments that are %s at every level count as much as they would take', (_name, body) => {
  const { selections, cost } = measure(doubling(40, body));

  expect(Math.max(selections, cost)).toBe(1e9);
});

/** Documents whose fragments spread only later ones, so that they end. */
const anyDocument = fc
  .array(fc.array(fc.tuple(fc.nat(5), fc.nat(11)), { minLength: 1, maxLength: 5 }), { minLength: 1, maxLength: 12 })
  .map((bodies) => {
    const selection = (from: number, [kind, target]: [number, number]): string => {
      const next = from + 1 + (target % Math.max(1, bodies.length - from - 1));
      const spread = next < bodies.length && next > from ? `...F${next}` : 'id';
      return [
        spread,
        `thing { ${spread} }`,
        `things { ${spread} }`,
        `... on Thing { ${spread} }`,
        'id',
        `page(pageSize: ${target}) { items { ${spread} } }`,
      ][kind] as string;
    };
    const fragments = bodies.map(
      (body, index) => `fragment F${index} on Thing { ${body.map((each) => selection(index, each)).join(' ')} }`,
    );
    return `{ thing { ...F0 } } ${fragments.join(' ')}`;
  });

/** Written out in the plainest way, given up where it would take too long. */
function writtenOut(document: DocumentNode, max: number): number {
  const fragments = fragmentsOf(document);
  let count = 0;
  const walk = ({ selections }: SelectionSetNode): void => {
    for (const node of selections) {
      count += 1;
      if (count > max) return;
      if (node.kind === Kind.FRAGMENT_SPREAD) walk(fragments.get(node.name.value)?.selectionSet as SelectionSetNode);
      else if (node.selectionSet) walk(node.selectionSet);
    }
  };
  walk(operationOf(document).selectionSet);
  return count;
}

test('whatever is let through takes no more than the limit when it is written out', () => {
  let letThrough = 0;
  fc.assert(
    fc.property(anyDocument, (source) => {
      const document = parse(source);
      try {
        const { measure: measured } = readDocument(schema, source);
        letThrough += 1;
        expect(measured.selections).toBe(writtenOut(document, limits.graphqlSelections + 1));
        expect(measured.selections).toBeLessThanOrEqual(limits.graphqlSelections);
        expect(measured.cost).toBeLessThanOrEqual(limits.graphqlCost);
        expect(measured.cost).toBeGreaterThanOrEqual(measured.selections);
      } catch (error) {
        expect(error).toMatchObject({ code: 'MALFORMED_REQUEST' });
      }
    }),
    { numRuns: 2_000, seed: 20_261_115 },
  );
  // Were everything refused, or nothing, the property would hold without saying anything.
  expect(letThrough).toBeGreaterThan(100);
  expect(letThrough).toBeLessThan(1_900);
});
