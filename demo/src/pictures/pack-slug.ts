/** How a product's picture is called: brand and sub-brand without accents, `zluty-mlyn--desitka`. */
export const packSlug = (brand: string, subBrand: string): string =>
  [brand, subBrand].map(toSlug).filter(Boolean).join('--');

const toSlug = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
