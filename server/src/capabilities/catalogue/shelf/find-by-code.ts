import { findProduct, type Shelf } from './shelf.model.ts';

const skusByEan = new WeakMap<Shelf, Map<string, string[]>>();

/** By the number on the pack, or on a piece of it; one piece may be sold in several packs. */
export function findSkusByEan(shelf: Shelf, ean: string): readonly string[] {
  const known = skusByEan.get(shelf) ?? indexEans(shelf);
  skusByEan.set(shelf, known);
  return known.get(ean) ?? [];
}

function indexEans({ products }: Shelf): Map<string, string[]> {
  const index = new Map<string, string[]>();
  const add = (ean: string, sku: string) => {
    if (ean !== '') index.set(ean, [...(index.get(ean) ?? []), sku]);
  };
  // The pack's own number first: it is the one that is ordered by.
  for (const product of products) if (product) add(product.ean, product.sku);
  for (const product of products) if (product) add(product.eanOfPiece, product.sku);
  return index;
}

const signs = [...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const maxCodeLength = 20;

/** Skus that a code becomes by one sign more, less, other or swapped with the next; so does the number on a pack. */
export function findSimilarSkus(shelf: Shelf, code: string, isWanted: (sku: string) => boolean, max: number): string[] {
  const written = code.trim().toUpperCase();
  if (written.length < 3 || written.length > maxCodeLength) return [];
  const found = new Set<string>();
  for (const candidate of [written, ...neighboursOf(written)]) {
    for (const sku of findProduct(shelf, candidate) ? [candidate] : findSkusByEan(shelf, candidate))
      if (isWanted(sku)) found.add(sku);
    if (found.size >= max) break;
  }
  return [...found].slice(0, max);
}

function* neighboursOf(code: string): Generator<string> {
  for (let at = 0; at < code.length; at += 1) {
    const [before, sign = '', after] = [code.slice(0, at), code[at], code.slice(at + 1)];
    yield before + after.slice(0, 1) + sign + after.slice(1);
    yield before + after;
    for (const other of signs) yield before + other + after;
    for (const more of signs) yield before + more + sign + after;
  }
  for (const more of signs) yield code + more;
}
