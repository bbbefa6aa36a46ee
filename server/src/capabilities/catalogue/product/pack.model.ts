import { packSlug } from '../pictures/pack-slug.ts';

/** Packs as one looks for them; the wire calls this `filter_packaging` (T50). */
export const packFamilies = ['keg', 'crate', 'carton', 'can', 'pet', 'cylinder', 'other'] as const;
export type PackFamily = (typeof packFamilies)[number];

/** Packs as one names them. */
export type PackKind = PackFamily | 'one-way-keg';

const kinds: readonly [prefix: string, PackKind][] = [
  ['KEG', 'keg'],
  ['OWK', 'one-way-keg'],
  ['CR', 'crate'],
  ['NRB', 'carton'],
  ['CAN', 'can'],
  ['PET', 'pet'],
  ['CO2', 'cylinder'],
];

/** `KEG50` is a keg: the letters of a format's code tell the kind, what follows its size. */
export const packKindOf = (packFormat: string): PackKind =>
  kinds.find(([prefix]) => packFormat.toUpperCase().startsWith(prefix))?.[1] ?? 'other';

/** Whoever looks for kegs wants to see the one-way ones among them. */
export function packFamilyOf(packFormat: string): PackFamily {
  const kind = packKindOf(packFormat);
  return kind === 'one-way-keg' ? 'keg' : kind;
}

type Packed = { packFormat: string; brand: string; subBrand: string };
type PackPicture = { url: string; thumbnail: string };

const pictures = new WeakMap<Packed, PackPicture>();

/** Where the portal draws a product's pack: by its format, brand and sub-brand. Worked out once for each product. */
export function packPicture(product: Packed): PackPicture {
  const picture = pictures.get(product) ?? toPicture(product);
  pictures.set(product, picture);
  return picture;
}

function toPicture({ packFormat, brand, subBrand }: Packed): PackPicture {
  const path = `/content/packs/${encodeURIComponent(packFormat)}/${packSlug(brand, subBrand)}`;
  return { url: `${path}.svg`, thumbnail: `${path}-s.svg` };
}
