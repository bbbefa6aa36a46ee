import type { Country } from '@dray/contract/markets.ts';
import type { ErpDeps, SentRow } from '../needs/erp.deps.ts';
import { erpMismatchStore } from '../store/erp-mismatch.store.ts';

const atOnce = 1_000;

type Whole = { seen: ReadonlySet<string>; since: Date; until: Date; at: Date };

/** Orders that have the ERP's number, were placed in these weeks, and are not among all that it told of them. */
export async function noteMissing(deps: ErpDeps, country: Country, { seen, since, until, at }: Whole): Promise<void> {
  for await (const sent of pagesOf(deps, country, { since, until })) {
    const missing = sent.filter(({ sapId }) => !seen.has(sapId));
    if (missing.length === 0) continue;
    await deps.write(async (transaction) => {
      const mismatches = erpMismatchStore(transaction);
      for (const { orderNumber, sapId } of missing)
        await mismatches.note({ kind: 'MISSING', orderNumber, sapId, details: {}, at });
    });
  }
}

async function* pagesOf(
  deps: ErpDeps,
  country: Country,
  { since, until }: Pick<Whole, 'since' | 'until'>,
): AsyncGenerator<readonly SentRow[]> {
  let from = { at: since, orderNumber: '' };
  for (;;) {
    const sent = await deps.read((transaction) =>
      deps.ordersOf(transaction).listSent({ country, from, until, max: atOnce }),
    );
    yield sent;
    const last = sent.at(-1);
    if (sent.length < atOnce || !last) return;
    from = { at: last.placedAt, orderNumber: last.orderNumber };
  }
}
