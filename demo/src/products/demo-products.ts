import type { Country } from '../markets/demo-countries.ts';
import { czechGuestLines } from './lines/czech-guest-lines.ts';
import { havranovLines } from './lines/havranov-lines.ts';
import { italianLines } from './lines/italian-lines.ts';
import { slovakLines } from './lines/slovak-lines.ts';
import { spanishLines } from './lines/spanish-lines.ts';
import { zlutyMlynLines } from './lines/zluty-mlyn-lines.ts';
import { nameOfPack } from './pack-names.ts';
import type { Pack, ProductLine } from './product-line.ts';

export type DemoProduct = { sku: string; country: Country; name: string; line: ProductLine; pack: Pack };

const lines: readonly ProductLine[] = [
  ...havranovLines,
  ...zlutyMlynLines,
  ...czechGuestLines,
  ...slovakLines,
  ...italianLines,
  ...spanishLines,
];

/** Every line in every pack, by their running numbers. */
export const demoProducts: readonly DemoProduct[] = lines
  .flatMap((line) => line.packs.map((pack) => toProduct(line, pack)))
  .sort((one, other) => one.pack.number - other.pack.number);

export const productsOf = (country: Country): readonly DemoProduct[] =>
  demoProducts.filter((product) => product.country === country);

function toProduct(line: ProductLine, pack: Pack): DemoProduct {
  const { country } = line;
  return {
    sku: `${country}${100_000 + pack.number}`,
    country,
    name: pack.name ?? nameOfPack(country, line.name, pack.format),
    line,
    pack,
  };
}
