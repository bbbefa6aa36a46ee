/** A sales organization with what hangs on its country. */
export type SalesArea = {
  salesOrganization: string;
  timeZone: string;
  currency: string;
  plant: string;
  /** In thousandths. */
  taxRate: bigint;
  /** The law wants a document on the lorry before the invoice. */
  hasProforma: boolean;
  /** Whose name is on papers, in which language, and where payments go. */
  seller: Seller;
};

export type Seller = {
  language: string;
  name: string;
  address: string;
  taxNumber: string;
  /** In which register of companies it is. */
  register: string;
  iban: string;
  bic: string;
};

const salesAreas: readonly SalesArea[] = [
  {
    salesOrganization: 'CZ01',
    timeZone: 'Europe/Prague',
    currency: 'CZK',
    plant: 'CZ10',
    taxRate: 210n,
    hasProforma: false,
    seller: {
      language: 'cs',
      name: 'Meridian Breweries CZ a.s.',
      address: 'Sladová 1, 664 00 Havranov',
      taxNumber: 'CZ26900778',
      register: 'Obchodní rejstřík: Krajský soud v\u00a0Brně, oddíl B, vložka 0019',
      iban: 'CZ4599990000000000000019',
      bic: 'DEMOCZPP',
    },
  },
  {
    salesOrganization: 'SK01',
    timeZone: 'Europe/Bratislava',
    currency: 'EUR',
    plant: 'SK10',
    taxRate: 230n,
    hasProforma: false,
    seller: {
      language: 'sk',
      name: 'Meridian Breweries SK s.r.o.',
      address: 'Sladovnícka 7, 976 00 Brezovar',
      taxNumber: 'SK2020000019',
      register: 'IČO 00000019, Obchodný register: Okresný súd Banská Bystrica, oddiel Sro, vložka 0019/S',
      iban: 'SK4399990000000000000019',
      bic: 'DEMOSKBX',
    },
  },
  {
    salesOrganization: 'IT01',
    timeZone: 'Europe/Rome',
    currency: 'EUR',
    plant: 'IT10',
    taxRate: 220n,
    hasProforma: true,
    seller: {
      language: 'it',
      name: 'Meridian Breweries Italia S.r.l.',
      address: 'Via del Malto 12, 20121 Milano',
      taxNumber: 'IT00000000190',
      register: 'REA MI-0000019, capitale sociale €\u00a01.000.000 i.v.',
      iban: 'IT83I9999999999000000000019',
      bic: 'DEMOITMM',
    },
  },
  {
    salesOrganization: 'ES01',
    timeZone: 'Europe/Madrid',
    currency: 'EUR',
    plant: 'ES10',
    taxRate: 210n,
    hasProforma: false,
    seller: {
      language: 'es',
      name: 'Meridian Breweries España S.L.',
      address: 'Calle de la Malta 5, 28013 Madrid',
      taxNumber: 'ESB00000190',
      register: 'Registro Mercantil de Madrid, tomo 19, folio 1, hoja M-000019',
      iban: 'ES4399999999590000000019',
      bic: 'DEMOESMM',
    },
  },
];

export const findSalesArea = (salesOrganization: string): SalesArea | undefined =>
  salesAreas.find((area) => area.salesOrganization === salesOrganization);

/** Of a document that exists: it was checked when it was created. */
export function getSalesArea(salesOrganization: string): SalesArea {
  const area = findSalesArea(salesOrganization);
  if (!area) throw new Error(`no sales organization ${salesOrganization}`);
  return area;
}
