import type { StructuredFormat } from '@dray/contract/documents/document-kinds.ts';
import type { Country } from '@dray/contract/markets.ts';
import { localMoment } from '@dray/server/capabilities/company/index.ts';
import type { BillingUpdate } from '@dray/server/capabilities/erp/index.ts';
import { type Minor, scaled } from '@dray/server/platform/money.ts';
import { type Draft, happenedAt, type LoadedItem, loadOf, missingOf } from './draft.ts';
import { sumOf } from './order-update.ts';
import type { OrderedItem } from './ordered-items.ts';

export type BillingStep = 'invoice' | 'credit-note' | 'proforma';

const types: Readonly<Record<BillingStep, string>> = { invoice: 'F2', 'credit-note': 'G2', proforma: 'F8' };

/** Tax is of the document alone: the portal is told sums of items without it. */
export type BilledItem = BillingUpdate['items'][number] & { deliveryItem: number; taxMinor: Minor };
export type Billing = { update: BillingUpdate; part: number; lines: readonly BilledItem[] };

/** One billing document as the ERP has it now, of something that has happened. */
export function billingUpdate(draft: Draft, kind: BillingStep, part: number, number: string): Billing {
  const { order } = draft;
  const createdAt = happenedAt(draft, kind, part) ?? order.placedAt;
  const paidAt = kind === 'proforma' ? undefined : happenedAt(draft, 'pay', part);
  const lines = linesOf(draft, kind, part);
  const update: BillingUpdate = {
    number,
    kind,
    type: types[kind],
    payerId: order.snapshot.payer.id,
    date: localMoment(createdAt, draft.timeZone).date,
    currency: order.currency,
    netMinor: sumOf(lines.map(({ netMinor }) => netMinor)),
    taxMinor: sumOf(lines.map(({ taxMinor }) => taxMinor)),
    isCancelled: false,
    isPaid: paidAt !== undefined,
    paymentReference: number,
    paymentMethod: order.paymentMethod,
    ...structuredOf(kind, order.country),
    changedAt: paidAt ?? createdAt,
    items: lines.map(({ item, sapId, lineNo, quantity, netMinor }) => ({ item, sapId, lineNo, quantity, netMinor })),
  };
  return { update, part, lines };
}

/** As the mapping of a demonstration says. */
const structuredFormats: Readonly<Partial<Record<Country, StructuredFormat>>> = {
  CZ: 'isdoc',
  SK: 'isdoc',
  IT: 'fatturapa',
};

const structuredOf = (kind: BillingStep, country: Country): Pick<BillingUpdate, 'structuredFormat'> => {
  const structuredFormat = kind === 'invoice' ? structuredFormats[country] : undefined;
  return structuredFormat ? { structuredFormat } : {};
};

/**
 * What was shipped; of a credit note what of that was not handed over. Each line bears what all bills of the order grow by,
 * as the ERP reckons it: together they are what the order costs, however it was split.
 */
function linesOf(draft: Draft, kind: BillingStep, part: number): BilledItem[] {
  const load = loadOf(draft, part);
  const before = billedBefore(draft, kind, part);
  const sign = kind === 'credit-note' ? -1 : 1;
  let taxed = sumOf(draft.items.map((item) => (item.taxRate > 0 ? shareOf(item, before(item)) : 0)));
  return load
    .map((item, index) => ({ item, deliveryItem: (index + 1) * 10, units: unitsOf(draft, kind, load, item, part) }))
    .filter(({ units }) => units > 0)
    .map(({ item, deliveryItem, units }, index) => {
      const grown = shareOf(item, before(item) + sign * units) - shareOf(item, before(item));
      const taxedBefore = taxed;
      // In each market goods have one rate.
      if (item.taxRate > 0) taxed += grown;
      const taxOn = (base: Minor) => scaled(base, item.taxRate, 10_000);
      return {
        item: String((index + 1) * 10),
        sapId: draft.sapId,
        lineNo: item.lineNo,
        quantity: units,
        netMinor: sign * grown,
        deliveryItem,
        taxMinor: sign * (taxOn(taxed) - taxOn(taxedBefore)),
      };
    });
}

/** Units of an item on invoices less credit notes that came earlier. */
function billedBefore(draft: Draft, kind: BillingStep, part: number) {
  const at = happenedAt(draft, kind, part) ?? draft.order.placedAt;
  const earlier = (['invoice', 'credit-note'] as const).flatMap((each) =>
    [1, 2]
      .filter((one) => {
        const then = happenedAt(draft, each, one);
        return then !== undefined && then < at;
      })
      .map((one) => ({ kind: each, part: one, load: loadOf(draft, one) })),
  );
  return ({ lineNo }: Pick<OrderedItem, 'lineNo'>): number =>
    sumOf(
      earlier.map((bill) => {
        const item = bill.load.find((each) => each.lineNo === lineNo);
        const units = item ? unitsOf(draft, bill.kind, bill.load, item, bill.part) : 0;
        return bill.kind === 'invoice' ? units : -units;
      }),
    );
}

const unitsOf = (draft: Draft, kind: BillingStep, load: readonly LoadedItem[], item: LoadedItem, part: number) =>
  kind === 'credit-note' ? missingOf(draft, load, item, part) : item.loaded;

/** Quantities have three places at most. */
const shareOf = ({ netMinor, quantity }: OrderedItem, units: number): Minor =>
  scaled(netMinor, Math.round(units * 1_000), Math.round(quantity * 1_000));
