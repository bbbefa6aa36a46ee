type Coded = { sku: string; ean: string; ean_ea: string };

/** A code of goods has a digit and no gap in it; the barcode on a pack is digits only. */
export const looksLikeCode = (query: string): boolean => /^[\p{L}\d._/-]{3,40}$/u.test(query) && /\d/.test(query);

/** The one product whose own code, or whose barcode on pack or piece, was typed or scanned. */
export function findByCode<Product extends Coded>(products: readonly Product[], query: string): Product | undefined {
  const code = query.toLowerCase();
  return (
    products.find(({ sku }) => sku.toLowerCase() === code) ??
    products.find(({ ean, ean_ea }) => ean === code || ean_ea === code)
  );
}
