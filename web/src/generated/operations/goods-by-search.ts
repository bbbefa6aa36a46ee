// Made by `npm run generate`; do not edit.
import { QuickFound } from '../fragments/quick-found.ts';
import { QuickGoods } from '../fragments/quick-goods.ts';
import { type GoodsBySearchQuery, type GoodsBySearchQueryVariables, TypedDocumentString } from '../operation-types.ts';
export const GoodsBySearchDocument = /* @__PURE__ */ new TypedDocumentString(`
    query GoodsBySearch($a: String!, $b: String!, $c: String!, $d: String!, $e: String!, $f: String!, $g: String!, $h: String!, $i: String!, $j: String!) {
  a: products(search: $a, pageSize: 3) {
    ...QuickFound
  }
  b: products(search: $b, pageSize: 3) {
    ...QuickFound
  }
  c: products(search: $c, pageSize: 3) {
    ...QuickFound
  }
  d: products(search: $d, pageSize: 3) {
    ...QuickFound
  }
  e: products(search: $e, pageSize: 3) {
    ...QuickFound
  }
  f: products(search: $f, pageSize: 3) {
    ...QuickFound
  }
  g: products(search: $g, pageSize: 3) {
    ...QuickFound
  }
  h: products(search: $h, pageSize: 3) {
    ...QuickFound
  }
  i: products(search: $i, pageSize: 3) {
    ...QuickFound
  }
  j: products(search: $j, pageSize: 3) {
    ...QuickFound
  }
}
    ${QuickGoods}
${QuickFound}`) as unknown as TypedDocumentString<GoodsBySearchQuery, GoodsBySearchQueryVariables>;
