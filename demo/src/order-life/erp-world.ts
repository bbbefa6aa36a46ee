import { marketOf } from '@dray/contract/markets.ts';
import type { ContractUpdate, CreditUpdate } from '@dray/server/capabilities/erp/index.ts';
import { toNumeric } from '@dray/server/platform/money.ts';
import { payerRows, shipToRows, soldToRows } from '../companies/company-rows.ts';
import { priceLists } from '../prices/price-lists.ts';
import { customerRows, listPrice } from '../prices/price-rows.ts';
import { availabilityOf } from '../products/availability.ts';
import { demoProducts } from '../products/demo-products.ts';
import { returnables, returnablesOf } from '../products/returnables.ts';
import type { OrderLife } from './order-life.ts';

export type ErpMaterial = {
  material: string;
  name: string;
  /** Net, for one pack. */
  listPrice: string;
  empties: readonly { material: string; perPack: string }[];
  isDiscontinued: boolean;
};

/** What an ERP knows that has been there all the time: master data, and the orders with their documents. */
export type ErpWorld = {
  customers: readonly { customer: string; name: string; address: string; taxNumber: string }[];
  materials: readonly ErpMaterial[];
  prices: readonly { soldTo: string; material: string; price: string }[];
  orders: readonly OrderLife[];
  contracts?: readonly ContractUpdate[];
  credits?: readonly CreditUpdate[];
};

/** The one who keeps the ERP's side of the demo world. */
export type TellErp = (world: ErpWorld) => Promise<void>;

export const erpWorld = (orders: readonly OrderLife[], today: string): ErpWorld => ({
  customers: [
    ...payerRows.map((payer) => ({ ...customerOf(payer), taxNumber: payer.taxvat })),
    ...[...soldToRows, ...shipToRows].map((row) => ({ ...customerOf(row), taxNumber: '' })),
  ],
  materials: [...goods(today), ...containers],
  prices: ownPrices(today),
  orders,
});

type Addressed = { id: string; name: string; street: string; postal_code: string; city: string };

const customerOf = ({ id, name, street, postal_code: postalCode, city }: Addressed) => ({
  customer: id,
  name,
  address: `${street}, ${postalCode} ${city}`,
});

const goods = (today: string): ErpMaterial[] =>
  demoProducts.map((product) => ({
    material: product.sku,
    name: product.name,
    listPrice: toNumeric(listPrice(product)),
    empties: returnablesOf(product.country, product.pack.format).map(({ sku, units }) => ({
      material: sku,
      perPack: String(units),
    })),
    isDiscontinued: availabilityOf(product, today).isDiscontinued,
  }));

const containers: readonly ErpMaterial[] = returnables.map(({ sku, country, name, unitPrice }) => ({
  material: sku,
  // Its papers are in the language of the market.
  name: name[marketOf(country).language],
  listPrice: unitPrice,
  empties: [],
  isDiscontinued: false,
}));

/** Of a buyer with several lists that of their first ship-to. */
function ownPrices(today: string): ErpWorld['prices'] {
  const usual = customerRows(today).filter(
    ({ kind, minQty, validFrom }) => kind === 'customer' && !minQty && !validFrom,
  );
  const byList = Map.groupBy(usual, ({ priceList }) => priceList);
  return soldToRows.flatMap(({ id }) => {
    const shipToRow = shipToRows.find(({ sold_to_id: soldTo }) => soldTo === id);
    const list = priceLists.find(({ shipTos }) => shipToRow !== undefined && shipTos.includes(shipToRow.id));
    return (byList.get(list?.code ?? '') ?? []).map(({ sku, netMinor }) => ({
      soldTo: id,
      material: sku,
      price: toNumeric(netMinor),
    }));
  });
}
