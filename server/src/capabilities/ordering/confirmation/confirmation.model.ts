import { customs, type Language } from '@dray/contract/languages.ts';
import { paymentTitle, transportLabel } from '@dray/contract/texts/cart-text.ts';
import { type ConfirmationTextName, confirmationText } from '@dray/contract/texts/ordering-text.ts';
import { writtenDay, writtenMoney, writtenNumber, writtenWeekday } from '@dray/contract/texts/written-value.ts';
import { writtenSums } from '../rules/order-sums.model.ts';
import { type Order, type OrderLine, packNameOf } from '../rules/ordering.model.ts';

export type Fact = { label: string; value: string };
export type ConfirmedLine = { name: string; details: readonly string[]; packs: string; unit: string; total: string };

/** What the mail says, in the reader's language and not yet in any form. */
export type Confirmation = {
  language: Language;
  subject: string;
  heading: string;
  intro: string;
  facts: readonly Fact[];
  delivery: { title: string; facts: readonly Fact[] };
  goods: {
    title: string;
    columns: { product: string; packs: string; total: string };
    lines: readonly ConfirmedLine[];
  };
  deposits: { title: string; rows: readonly Fact[] };
  /** The last row is what is to be paid. */
  sums: readonly Fact[];
  load: string;
  link: { label: string; url: string };
  closing: readonly string[];
};

/** Of an order that the supplier placed: by which of its companies, and for whom. */
export type PlacedForYou = { supplier: string; name: string };

type CartContext = {
  language: Language;
  orderedOn: string;
  portalUrl: string;
  placedForYou?: PlacedForYou | undefined;
};

export function confirmationOf(
  order: Order,
  { language, orderedOn, portalUrl, placedForYou }: CartContext,
): Confirmation {
  const say = (name: ConfirmationTextName, values?: Readonly<Record<string, string>>) =>
    confirmationText(name, language, values);
  const number = order.orderNumber;
  return {
    language,
    subject: say('subject', { number }),
    heading: say('heading'),
    intro: say('intro', { number }),
    facts: [
      { label: say('orderNumber'), value: number },
      { label: say('customerOrderNumber'), value: order.reference.customerOrderNumber },
      { label: say('ordered'), value: writtenDay(language, orderedOn) },
      ...(placedForYou ? [{ label: say('placedForYou'), value: say('supplierFor', placedForYou) }] : []),
      { label: say('payer'), value: order.snapshot.payer.name },
      { label: say('payment'), value: paymentTitle(order.paymentMethod, language) },
    ],
    delivery: { title: say('delivery'), facts: deliveryFacts(order, language) },
    goods: {
      title: `${say('goods')} (${say('withoutVat')})`,
      columns: { product: say('product'), packs: say('packs'), total: say('lineTotal') },
      lines: order.lines.map((line) => toLine(line, order, language)),
    },
    deposits: { title: say('deposits'), rows: depositRows(order, language) },
    sums: writtenSums(order, language),
    load: say('loadFigures', {
      packs: writtenNumber(language, order.load.quantity),
      weight: weightText(order.load.weightKg, language),
      hectolitres: writtenNumber(language, order.load.hectolitres),
    }),
    // Looked for by its number, so that it is found however many were placed since.
    link: { label: say('see'), url: `${portalUrl}/orders/history?q=${number}&order=${number}` },
    closing: [say('mistake'), say('automatic')],
  };
}

/** Kilograms below a tonne; above it tonnes, or quintals. */
function weightText(kilograms: number, language: Language): string {
  if (kilograms < 1_000) return `${writtenNumber(language, kilograms)}\u00a0kg`;
  return customs[language].weighsInQuintals
    ? `${writtenNumber(language, kilograms / 100)}\u00a0q`
    : `${writtenNumber(language, kilograms / 1_000)}\u00a0t`;
}

function deliveryFacts(
  { snapshot, deliveryDate, transportType, reference: { noteForDriver } }: Order,
  language: Language,
): Fact[] {
  const { id, name, street, postalCode, city } = snapshot.shipTo;
  const date = `${writtenWeekday(language, deliveryDate)} (${writtenDay(language, deliveryDate)})`;
  return [
    { label: confirmationText('deliveryDate', language), value: date },
    { label: confirmationText('shipTo', language), value: `${name}, ${street}, ${postalCode} ${city} (${id})` },
    { label: confirmationText('transport', language), value: transportLabel(transportType, language) },
    ...(noteForDriver ? [{ label: confirmationText('noteForDriver', language), value: noteForDriver }] : []),
  ];
}

const toLine = (line: OrderLine, { currency, snapshot }: Order, language: Language): ConfirmedLine => ({
  name: line.name,
  details: [
    ...[packNameOf(snapshot, line.sku)?.[language] ?? []].flat(),
    confirmationText('sku', language, { sku: line.sku }),
    ...line.options.map(({ quantity, name }) => `${writtenNumber(language, quantity)}\u00a0×\u00a0${name}`),
  ],
  packs: writtenNumber(language, line.packs),
  unit: writtenMoney(language, line.unitMinor, currency),
  total: writtenMoney(language, line.netMinor, currency),
});

/** One row a container, however many lines lent it. */
function depositRows({ returnables, snapshot, currency }: Order, language: Language): Fact[] {
  return [...Map.groupBy(returnables, ({ sku }) => sku)].map(([sku, group]) => {
    const units = group.reduce((sum, row) => sum + row.units, 0);
    const totalMinor = group.reduce((sum, row) => sum + row.totalMinor, 0);
    const names = snapshot.returnableNames[sku];
    const name = names?.[language] ?? names?.en ?? group[0]?.name ?? sku;
    return {
      label: `${writtenNumber(language, units)}\u00a0× ${name}`,
      value: writtenMoney(language, totalMinor, currency),
    };
  });
}
