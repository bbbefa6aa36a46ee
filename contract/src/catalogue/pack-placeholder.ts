import { packNoun } from './pack-noun.ts';

const drawings = {
  keg: 'keg',
  crate: 'crate',
  tray: 'tray',
  carton: 'carton',
  shrinkPack: 'shrink-pack',
  cylinder: 'cylinder',
  pack: 'pack',
} as const;

/** What is shown of goods that have no picture, or whose picture cannot be fetched: their kind of pack, as the web draws it. */
export const packPlaceholder = (packFormat: string): string =>
  `/placeholders/${packFormat === 'BUNDLE' ? 'bundle' : drawings[packNoun(packFormat)]}.svg`;
