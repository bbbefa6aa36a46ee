import { buildSchema, type GraphQLResolveInfo, graphql } from 'graphql';
import { expect, test } from 'vitest';
import { selectedFields } from './selected-fields.ts';

const schema = buildSchema(
  'type Query { list: List } type List { total: Int items: [Item] } type Item { sku: String price: Int more: Item }',
);

async function selectedBy(source: string): Promise<string[]> {
  let paths: string[] = [];
  const list = (_args: unknown, _context: unknown, info: GraphQLResolveInfo) => {
    expect(selectedFields(info)).toBe(selectedFields(info));
    paths = [...selectedFields(info)].sort();
    return null;
  };
  const { errors } = await graphql({ schema, source, rootValue: { list } });
  expect(errors).toBeUndefined();
  return paths;
}

test.each([
  ['{ list { total } }', ['total']],
  ['{ list { items { sku more { price } } } }', ['items', 'items.more', 'items.more.price', 'items.sku']],
  ['{ list { ...L } } fragment L on List { items { ...I } } fragment I on Item { sku }', ['items', 'items.sku']],
  ['{ list { ... on List { total } } }', ['total']],
  ['{ list { mine: items { its: sku } } }', ['items', 'items.sku']],
  ['query ($no: Boolean = false) { list { total @include(if: $no) } }', ['total']],
  ['{ list { total } list { items { sku } } }', ['items', 'items.sku', 'total']],
])('%s', async (source, paths) => {
  expect(await selectedBy(source)).toEqual(paths);
});
