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
};

const salesAreas: readonly SalesArea[] = [
  {
    ...{ salesOrganization: 'CZ01', timeZone: 'Europe/Prague', currency: 'CZK', plant: 'CZ10' },
    ...{ taxRate: 210n, hasProforma: false },
  },
  {
    ...{ salesOrganization: 'SK01', timeZone: 'Europe/Bratislava', currency: 'EUR', plant: 'SK10' },
    ...{ taxRate: 230n, hasProforma: false },
  },
  {
    ...{ salesOrganization: 'IT01', timeZone: 'Europe/Rome', currency: 'EUR', plant: 'IT10' },
    ...{ taxRate: 220n, hasProforma: true },
  },
  {
    ...{ salesOrganization: 'ES01', timeZone: 'Europe/Madrid', currency: 'EUR', plant: 'ES10' },
    ...{ taxRate: 210n, hasProforma: false },
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
