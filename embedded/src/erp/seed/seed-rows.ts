import { planRows, stepRows } from '../life/life.store.ts';
import type { Row } from '../store/database.ts';
import type { ErpSeed, SeedOrder } from './erp-seed.ts';

/** The rows of a seed by their tables. */
export function seedRows({ customers, materials, prices, orders }: ErpSeed): Readonly<Record<string, object[]>> {
  return {
    customer: customers.map(({ customer, name, address = '', taxNumber = '', isBlocked = false }) => ({
      Customer: customer,
      name,
      address,
      tax_number: taxNumber,
      is_blocked: isBlocked,
    })),
    material: materials.map(({ material, name, listPrice, empties = [], isDiscontinued = false }) => ({
      Material: material,
      name,
      list_price: listPrice,
      empties,
      is_discontinued: isDiscontinued,
    })),
    customer_price: prices.map(({ soldTo, material, price }) => ({ sold_to: soldTo, Material: material, price })),
    order_plan: orders.flatMap(planRowOf),
    life_step: orders.flatMap((order) => stepRows(numberOf(order), order.steps).rows),
    order_delivery: orders.flatMap(deliveryRows),
    missing_pdf: orders.flatMap(({ billing }) =>
      billing
        .filter(({ hasPdf = true }) => !hasPdf)
        .map(({ header }) => ({ BillingDocument: header.BillingDocument ?? '' })),
    ),
  };
}

/** The documents of a seed by their entity sets. */
export function seedDocuments(orders: readonly SeedOrder[]): Readonly<Record<string, Readonly<Row>[]>> {
  const deliveries = orders.flatMap((order) => order.deliveries);
  const billing = orders.flatMap((order) => order.billing);
  const within = (name: string, { header }: { header: Readonly<Row> }) => ({ [name]: header[name] ?? '' });
  const below = (rows: (order: SeedOrder) => readonly Readonly<Row>[]) =>
    orders.flatMap((order) => rows(order).map((row) => ({ ...row, ...within('SalesOrder', order) })));
  return {
    A_SalesOrder: orders.map(({ header }) => header),
    A_SalesOrderItem: below(({ items }) => items),
    A_SalesOrderHeaderPartner: below(({ partners }) => partners),
    A_SalesOrderText: below(({ texts = [] }) => texts),
    A_OutbDeliveryHeader: deliveries.map(({ header }) => header),
    A_OutbDeliveryItem: deliveries.flatMap((one) =>
      one.items.map((item) => ({ ...item, ...within('DeliveryDocument', one) })),
    ),
    A_BillingDocument: billing.map(({ header }) => header),
    A_BillingDocumentItem: billing.flatMap((one) =>
      one.items.map((item) => ({ ...item, ...within('BillingDocument', one) })),
    ),
  };
}

const numberOf = ({ header }: SeedOrder): string => String(header.SalesOrder);

const planRowOf = (order: SeedOrder): readonly object[] => {
  const reference = String(order.header.PurchaseOrderByShipToParty || numberOf(order));
  return planRows({ ...order, number: numberOf(order), reference, ripens: false }).rows;
};

const deliveryRows = (order: SeedOrder): Row[] =>
  order.deliveries.map(({ part, header }) => ({
    SalesOrder: numberOf(order),
    part,
    DeliveryDocument: header.DeliveryDocument ?? '',
  }));
