/** The first option of an item is the one that is taken unless another is chosen. */
export type SmallBundle = {
  sku: string;
  name: string;
  validFrom: string;
  validTo: string;
  limitedAmount?: number;
  soldAmount: number;
  discountPercent: number;
  items: readonly BundleItem[];
};

type BundleItem = {
  title: { en: string; cs: string };
  isOptional?: true;
  options: readonly { sku: string; quantity: number; canChangeQuantity?: true }[];
};

const draughtBeer = { en: 'Draught beer', cs: 'Čepované pivo' };
const bottledBeer = { en: 'Bottled beer', cs: 'Lahvové pivo' };

/** One that runs, one of which two are left, and one that is over. */
export const bundles: readonly SmallBundle[] = [
  {
    sku: 'CZS100201',
    name: 'Sada Zahrádka: sudy, radler a plyn',
    validFrom: '2026-10-23',
    validTo: '2027-01-26',
    soldAmount: 12,
    discountPercent: 8,
    items: [
      {
        title: draughtBeer,
        options: [
          { sku: 'CZ100001', quantity: 4, canChangeQuantity: true },
          { sku: 'CZ100038', quantity: 4, canChangeQuantity: true },
        ],
      },
      {
        title: { en: 'Radler', cs: 'Radler' },
        options: [
          { sku: 'CZ100060', quantity: 2 },
          { sku: 'CZ100062', quantity: 2 },
        ],
      },
      { title: { en: 'Gas', cs: 'Plyn' }, options: [{ sku: 'CZ100014', quantity: 1 }] },
    ],
  },
  {
    sku: 'CZS100202',
    name: 'Sada Nealko koutek',
    validFrom: '2026-09-28',
    validTo: '2026-12-12',
    limitedAmount: 50,
    soldAmount: 48,
    discountPercent: 12,
    items: [
      { title: bottledBeer, options: [{ sku: 'CZ100010', quantity: 4, canChangeQuantity: true }] },
      { title: { en: 'Canned beer', cs: 'Plechovky' }, options: [{ sku: 'CZ100011', quantity: 2 }] },
      {
        title: { en: 'Soft drink', cs: 'Nealko' },
        isOptional: true,
        options: [{ sku: 'CZ100013', quantity: 4 }],
      },
    ],
  },
  {
    sku: 'CZS100203',
    name: 'Sada Posvícení ve mlýně',
    validFrom: '2026-08-14',
    validTo: '2026-10-31',
    soldAmount: 31,
    discountPercent: 10,
    items: [
      { title: draughtBeer, options: [{ sku: 'CZ100006', quantity: 3, canChangeQuantity: true }] },
      { title: bottledBeer, options: [{ sku: 'CZ100009', quantity: 2 }] },
    ],
  },
];
