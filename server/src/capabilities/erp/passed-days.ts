import { countries } from '@dray/contract/markets.ts';
import type { ErpDeps, PassedPage } from './needs/erp.deps.ts';

const pageSize = 100;

/** Every market, page by page, each in a transaction of its own: an hour's job must not hold thousands of orders locked. */
export async function refreshPassedDays({ write, ordersOf }: Pick<ErpDeps, 'write' | 'ordersOf'>): Promise<void> {
  for (const country of countries) {
    let after: string | undefined = '';
    while (after !== undefined) {
      const page: PassedPage = { country, after, max: pageSize };
      after = await write((transaction) => ordersOf(transaction).refreshPassedDays(page));
    }
  }
}
