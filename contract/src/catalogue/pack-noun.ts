const nouns = {
  KEG: 'keg',
  OWK: 'keg',
  CR: 'crate',
  CAN: 'tray',
  NRB: 'carton',
  PET: 'shrinkPack',
  CO: 'cylinder',
} as const;

export type PackNoun = (typeof nouns)[keyof typeof nouns] | 'pack';

/** What the trade calls one pack: the letters of its format say which kind it is, the figures how large. */
export function packNoun(packFormat: string): PackNoun {
  const kind = packFormat.replace(/\d.*$/, '');
  return Object.hasOwn(nouns, kind) ? nouns[kind as keyof typeof nouns] : 'pack';
}
