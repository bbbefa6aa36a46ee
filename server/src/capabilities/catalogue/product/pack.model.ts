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

/** Anyone who looks for kegs wants to see the one-way ones among them. */
export function packFamilyOf(packFormat: string): PackFamily {
  const kind = packKindOf(packFormat);
  return kind === 'one-way-keg' ? 'keg' : kind;
}
