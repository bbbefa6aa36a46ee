import { callGraphql } from '#platform/calls/graphql-client.ts';
import {
  GoodsBySearchDocument,
  GoodsBySkuDocument,
  type QuickFoundFragment,
  type QuickGoodsFragment,
} from '../../../generated/operations.ts';

export type QuickGoods = QuickGoodsFragment;

// Each is asked for as it was written and in capitals, and a filter holds a hundred values.
const skusAtOnce = 50;
const searchNames = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'] as const;

/** The goods behind codes as they were typed, pasted or scanned: by sku all at once, the others by search (moment 12). */
export async function findGoods(codes: readonly string[]): Promise<ReadonlyMap<string, QuickGoods>> {
  const found = new Map<string, QuickGoods>();
  const keep = (code: string, goods: QuickGoods | undefined) => goods && found.set(code, goods);

  for (const some of parts(codes, skusAtOnce)) {
    const skus = [...new Set(some.flatMap((code) => [code, code.toUpperCase()]))];
    const { items } = (await callGraphql(GoodsBySkuDocument, { skus })).products;
    for (const code of some) keep(code, byCode(items, code));
  }
  const others = codes.filter((code) => !found.has(code));
  for (const some of parts(others, searchNames.length)) {
    const answers = await callGraphql(GoodsBySearchDocument, searchesFor(some));
    for (const [at, code] of some.entries()) keep(code, meant(answers[searchNames[at] ?? 'a'], code));
  }
  return found;
}

/** Places that are left over ask for the same once more; the server has the answer at hand. */
function searchesFor(codes: readonly string[]): Record<(typeof searchNames)[number], string> {
  const [first = ''] = codes;
  const at = (index: number): string => codes[index] ?? first;
  return { a: at(0), b: at(1), c: at(2), d: at(3), e: at(4), f: at(5), g: at(6), h: at(7), i: at(8), j: at(9) };
}

/**
 * A buyer who writes a code means that very product. Words mean one when nothing else fits them; a guess at a typing error
 * is not good enough to order by.
 */
export function meant({ items, total_count, corrected_search }: QuickFoundFragment, code: string) {
  const isWords = !/\d{3}/.test(code);
  const [only] = items;
  return byCode(items, code) ?? (isWords && total_count === 1 && corrected_search === null ? only : undefined);
}

const byCode = (items: readonly QuickGoods[], code: string): QuickGoods | undefined =>
  items.find(({ sku }) => sku.toUpperCase() === code.toUpperCase()) ??
  items.find(({ ean, ean_ea }) => ean === code || ean_ea === code);

const parts = <Item>(items: readonly Item[], size: number): Item[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, nth) => items.slice(nth * size, (nth + 1) * size));
