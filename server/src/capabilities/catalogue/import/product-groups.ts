/** What the catalogue first divides goods by (T49). A new one needs its words in every language, so files cannot add any. */
export const productGroups = ['Beer', 'Cider', 'Soft drinks', 'Water', 'Dispense'] as const;

export const findGroup = (text: string): string | undefined =>
  productGroups.find((group) => toSlug(group) === toSlug(text));

/** As it is in an address: `Soft drinks` is `soft-drinks`. */
export const toSlug = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
