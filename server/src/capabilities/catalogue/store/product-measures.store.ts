import { fixed, runFixed, type Transaction } from '#platform/database/connection.ts';
import { namedStore } from '#platform/database/named-store.ts';

type Row = { sku: string; brand: string; product_group: string; hl_per_unit: string };

/** What reports put goods together by, whether or not they are still sold. */
export const productMeasures = namedStore('catalogue', (transaction: Transaction) => ({
  async listMeasures(skus: readonly string[]) {
    const rows = await runFixed<Row>(
      transaction,
      fixed`select sku, brand, product_group, hl_per_unit from product where sku = any(${skus})`,
    );
    return new Map(
      rows.map(({ sku, brand, product_group: group, hl_per_unit: hl }) => [
        sku,
        { brand, group, hlTenThousandths: Math.round(Number(hl) * 10_000) },
      ]),
    );
  },
}));
