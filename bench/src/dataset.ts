/** How much of everything is in the database while something is measured. */
export type Dataset = { name: string; products: number; priceLists: number; customers: number };

export const datasets = {
  small: { name: 'small', products: 1_000, priceLists: 200, customers: 200 },
  manyCustomers: { name: 'many customers', products: 1_000, priceLists: 2_000, customers: 2_000 },
  manyProducts: { name: 'many products', products: 100_000, priceLists: 100, customers: 200 },
} as const satisfies Record<string, Dataset>;

/** People who call while it is measured; the other customers are only there. */
export const callers = 200;
/** Those who are at work at the same time; with each order it is somebody else's turn. */
export const active = 40;
export const emailOf = (caller: number): string => `bench-${caller}@bench.example`;

/** Goods are numbered from 1; every name, brand and pack follows from the number. */
export const skuOf = (n: number): string => `BX${String(n).padStart(6, '0')}`;
