import fc from 'fast-check';
import type { Category, Product } from './product/product.model.ts';
import { type Changes, restock } from './shelf/restock.ts';
import { emptyShelf, type Shelf } from './shelf/shelf.model.ts';

/** A product of the model as a test needs it; whatever it does not say is an ordinary keg. */
export const aKeg = (own: Partial<Product> & { sku: string }): Product => ({
  country: 'CZ',
  categoryUid: 'lager',
  name: `Beer ${own.sku}`,
  description: {},
  brand: 'Havranov',
  subBrand: 'Havranov 12',
  group: 'Beer',
  packFormat: 'KEG50',
  materialType: 'FERT',
  itemsInBox: 1,
  bottles: 0,
  volumeLitres: 50,
  hlTenThousandths: 5_000,
  perLayer: 6,
  layersPerPallet: 2,
  weightKg: 50.5,
  grossWeightKg: 63,
  palletWeightKg: 781,
  isReturnable: true,
  taxRate: 2_100,
  alcoholContent: 5,
  shelfLifeDays: 90,
  countryOfOrigin: 'CZ',
  ean: '',
  eanOfPiece: '',
  isNew: false,
  isLast: false,
  isSale: false,
  byPack: true,
  byLayer: true,
  byPallet: true,
  isDiscontinued: false,
  isOutOfStock: false,
  availableFrom: undefined,
  substituteSku: undefined,
  relatedSkus: [],
  images: [],
  downloads: [],
  listedOn: '2026-01-01',
  returnables: [],
  bundle: undefined,
  changedIn: '1',
  ...own,
});

export const testCategories: readonly Category[] = [
  ['beer', undefined, 1],
  ['lager', 'beer', 2],
  ['dark', 'beer', 2],
  ['pale', 'lager', 3],
  ['cider', undefined, 1],
].map(([uid, parentUid, level], position) => ({
  uid: String(uid),
  parentUid: parentUid === undefined ? undefined : String(parentUid),
  country: 'CZ',
  name: { en: String(uid) },
  urlKey: String(uid),
  urlPath: String(uid),
  level: Number(level),
  position,
}));

/** In tests nothing has to give way. */
export const withoutPause = () => undefined;

export const stocked = (put: readonly Product[], shelf: Shelf = emptyShelf('CZ'), removed: readonly string[] = []) => {
  const changes: Changes = { put, removed, categories: testCategories, returnables: new Map() };
  return restock(shelf, changes, withoutPause);
};

/** Few values of everything, so that products share many of them. */
export const anyProduct = (sku: fc.Arbitrary<string>): fc.Arbitrary<Product> =>
  fc
    .record({
      sku,
      name: fc
        .array(fc.constantFrom('Ležák', 'Černý', 'ČESKÝ', 'Chmel', 'Cukr', 'Hořký', 'Ipa', '12°', '0,0'), {
          minLength: 1,
          maxLength: 3,
        })
        .map((words) => words.join(' ')),
      brand: fc.constantFrom('Havranov', 'Žlutý Mlýn', 'Sadovka'),
      subBrand: fc.constantFrom('Ten', 'Twelve', ''),
      group: fc.constantFrom('Beer', 'Cider', 'Water'),
      categoryUid: fc.constantFrom(...testCategories.map(({ uid }) => uid)),
      packFormat: fc.constantFrom('KEG50', 'OWK20', 'CR20', 'CAN24', 'XYZ'),
      volumeLitres: fc.constantFrom(50, 20, 0.5, 0),
      itemsInBox: fc.constantFrom(1, 20, 24),
      countryOfOrigin: fc.constantFrom('CZ', 'SK'),
      isNew: fc.boolean(),
      isLast: fc.boolean(),
      isSale: fc.boolean(),
      isDiscontinued: fc.integer({ min: 0, max: 9 }).map((number) => number === 0),
      listedOn: fc.constantFrom('2026-01-01', '2026-02-01', '2026-03-01'),
    })
    .map(aKeg);

export const anyProducts = (maxLength = 40): fc.Arbitrary<Product[]> =>
  fc.uniqueArray(anyProduct(fc.integer({ min: 1, max: 60 }).map((number) => `S${number}`)), {
    selector: ({ sku }) => sku,
    maxLength,
  });
