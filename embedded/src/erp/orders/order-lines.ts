import { itemCategories, manualPrice, unit } from '../customizing/codes.ts';
import type { SalesArea } from '../customizing/sales-areas.ts';
import { divideRounded, formatDecimal, parseDecimal } from '../decimal.ts';
import type { SentEntity } from '../odata/write/parse-entity.ts';
import type { Row } from '../store/database.ts';
import type { MasterData } from './master-data.store.ts';

export type OrderLine = { item: Row; pricing: Row };

const quantityScale = 3;
const rateScale = 9;
const amountScale = 2;

/** The items as sent, priced, each followed by the empties that are tied to its material. */
export function orderLines(sent: readonly SentEntity[], area: SalesArea, master: MasterData): OrderLine[] {
  const given = sent.map(({ values }) => Number(values.SalesOrderItem ?? 0));
  let last = 0;
  return sent.flatMap((entity, index) => {
    const number = given[index] || Math.floor(Math.max(last, ...given) / 10) * 10 + 10;
    last = Math.max(last, number);
    const line = lineOf({ entity, number, area, master });
    const isSentWhole = line.item.SalesOrderItemCategory === itemCategories.lent || hasSentEmpties(sent, number);
    return isSentWhole ? [line] : [line, ...emptiesOf(line, area, master)];
  });
}

/** Who sends containers themselves gets none on top. */
const hasSentEmpties = (sent: readonly SentEntity[], number: number): boolean =>
  sent.some(({ values }) => Number(values.HigherLevelItem ?? 0) === number);

type Given = { entity: SentEntity; number: number; area: SalesArea; master: MasterData };

function lineOf({ entity, number, area, master }: Given): OrderLine {
  const material = String(entity.values.Material);
  const known = master.materials.get(material);
  const own = { rate: known?.ownPrice ?? known?.listPrice ?? '0', per: '1' };
  return priced(area, {
    number,
    material,
    price: sentPrice(entity) ?? own,
    values: entity.values,
    name: String(entity.values.SalesOrderItemText || known?.name || material),
    higherLevel: Number(entity.values.HigherLevelItem ?? 0),
    quantity: String(entity.values.RequestedQuantity),
  });
}

function emptiesOf({ item }: OrderLine, area: SalesArea, master: MasterData): OrderLine[] {
  const packs = parseDecimal(String(item.RequestedQuantity), quantityScale);
  return (master.materials.get(String(item.Material))?.empties ?? []).map(({ material, perPack }, index) => {
    const known = master.materials.get(material);
    const each = parseDecimal(perPack, quantityScale);
    return priced(area, {
      material,
      higherLevel: Number(item.SalesOrderItem),
      values: {},
      number: Number(item.SalesOrderItem) + index + 1,
      name: known?.name ?? material,
      price: { rate: known?.ownPrice ?? known?.listPrice ?? '0', per: '1' },
      quantity: formatDecimal(divideRounded(packs * each, 1_000n), quantityScale),
    });
  });
}

/** For so many packs together. */
type Price = { rate: string; per: string };

type Priced = {
  number: number;
  higherLevel: number;
  material: string;
  name: string;
  price: Price;
  quantity: string;
  values: Readonly<Row>;
};

function priced(area: SalesArea, { number, higherLevel, material, name, price, quantity, values }: Priced): OrderLine {
  const exact = parseDecimal(price.rate, rateScale) * parseDecimal(quantity, quantityScale);
  const parts = parseDecimal(price.per, quantityScale) * 10n ** BigInt(rateScale - amountScale);
  const net = formatDecimal(divideRounded(exact, parts), amountScale);
  const currency = area.currency;
  return {
    item: {
      SalesOrderItem: number,
      HigherLevelItem: higherLevel,
      Material: material,
      NetAmount: net,
      SalesOrderItemCategory: values.SalesOrderItemCategory || itemCategories[higherLevel === 0 ? 'goods' : 'lent'],
      SalesOrderItemText: name.slice(0, 40),
      RequestedQuantity: quantity,
      RequestedQuantityUnit: unit.external,
      RequestedQuantitySAPUnit: unit.sap,
      RequestedQuantityISOUnit: unit.iso,
      ConfdDelivQtyInOrderQtyUnit: '0',
      ProductionPlant: values.ProductionPlant || area.plant,
      SalesDocumentRjcnReason: values.SalesDocumentRjcnReason ?? '',
      TransactionCurrency: currency,
      SDProcessStatus: 'A',
      DeliveryStatus: 'A',
    },
    pricing: {
      SalesOrderItem: number,
      PricingProcedureStep: 20,
      PricingProcedureCounter: 1,
      ConditionType: manualPrice,
      ConditionRateValue: price.rate,
      ConditionCurrency: currency,
      ConditionQuantity: price.per,
      ConditionQuantityUnit: unit.external,
      ConditionQuantitySAPUnit: unit.sap,
      ConditionQuantityISOUnit: unit.iso,
      ConditionAmount: net,
    },
  };
}

function sentPrice({ children }: SentEntity): Price | undefined {
  const sent = (children.to_PricingElement ?? []).find(({ values }) => values.ConditionType === manualPrice);
  const { ConditionRateValue: rate, ConditionQuantity: given } = sent?.values ?? {};
  if (typeof rate !== 'string') return undefined;
  return { rate, per: Number(given) > 0 ? String(given) : '1' };
}
