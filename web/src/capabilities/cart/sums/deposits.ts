export type Deposit = { sku: string; name: string; units: number; total: number };

const cents = (amount: number): number => Math.round(amount * 100) / 100;

/** The server tells the containers of each article; a person who reads an order wants to know how many crates, whatever is in them. */
export function byContainer(rows: readonly Deposit[]): Deposit[] {
  const containers = new Map<string, Deposit>();
  for (const row of rows) {
    const known = containers.get(row.sku);
    containers.set(row.sku, {
      ...row,
      units: (known?.units ?? 0) + row.units,
      total: cents((known?.total ?? 0) + row.total),
    });
  }
  return [...containers.values()];
}
