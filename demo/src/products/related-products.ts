import { bundles } from './bundles/bundles.ts';
import { type DemoProduct, productsOf } from './demo-products.ts';
import { isKeg } from './pack-formats.ts';

const atMost = 8;
/** All packs of a drink are shown beside it anyway. */
const packsAtMost = 3;

/** Other packs of the same drink, bundles it is in, gas for anyone who taps, then what else the brand has, this pack first. */
export function relatedSkus(product: DemoProduct): string[] {
  const { line, pack } = product;
  const others = productsOf(product.country).filter(({ sku }) => sku !== product.sku);
  const ofTheBrand = others.filter((other) => other.line.brand === line.brand && other.line !== line);
  const found = [
    ...others.filter((other) => other.line === line).slice(0, packsAtMost),
    ...bundles.filter(({ items }) => items.some(({ options }) => options.some(({ sku }) => sku === product.sku))),
    ...(isKeg(pack.format) ? others.filter((other) => other.pack.format === 'CO2') : []),
    ...(pack.format === 'CO2' ? others.filter((other) => isKeg(other.pack.format)) : []),
    ...ofTheBrand.filter((other) => other.pack.format === pack.format),
    ...ofTheBrand,
    ...others.filter((other) => other.line.category === line.category),
    ...others.filter((other) => other.pack.format === pack.format || !other.line.category.startsWith('beer')),
  ];
  return [...new Set(found.map(({ sku }) => sku))].slice(0, atMost);
}
