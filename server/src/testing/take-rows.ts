import { openProductMarkets, productsKind } from '#capabilities/catalogue/index.ts';
import { loadRows } from '#capabilities/master-data/index.ts';
import { pricesKind } from '#capabilities/pricing/index.ts';
import type { Transaction } from '#platform/database/connection.ts';

/** Products and prices that a test takes in, all of them or an error. */
export const takeProducts = (transaction: Transaction, csv: string, today: string) =>
  loadRows(transaction, productsKind({ today: () => today }), csv);

export const takePrices = (transaction: Transaction, csv: string, today: string) =>
  loadRows(
    transaction,
    pricesKind({ todayIn: () => today, findMarkets: (within, skus) => openProductMarkets()(within)(skus) }),
    csv,
  );
