import { noExceptions } from '@dray/contract/company/special-days.ts';
// Dates come as calendar days only where this has been loaded.
import '@dray/server/platform/database/connection.ts';
import { type Country, marketOf } from '@dray/contract/markets.ts';
import type { CartContext } from '@dray/server/capabilities/cart/index.ts';
import { goodsFor, openShelves } from '@dray/server/capabilities/catalogue/index.ts';
import type { DeliveryTerms } from '@dray/server/capabilities/company/index.ts';
import { openPriceLists, openPricing, priceFor } from '@dray/server/capabilities/pricing/index.ts';
import type { Database, Transaction } from '@dray/server/platform/database/connection.ts';
import { paymentMethodRows } from '../ordering/payment-methods.ts';
import { marketDay } from '../products/calendar-day.ts';
import { type Customer, getPayer, getSoldTo, transportsOf } from './customer.ts';

export type Shops = Awaited<ReturnType<typeof openShops>>;

/** Every customer's goods at their prices, by the server's own rules on this transaction. */
export async function openShops(transaction: Transaction, now: Date) {
  const clock = { now: () => now };
  const today = marketDay(now);
  const read: Database['read'] = (work) => work(transaction);
  const forEver = { clock, maxAgeMs: Number.POSITIVE_INFINITY, read };
  const findPriceListOf = openPriceLists({ ...forEver, todayIn: () => today });
  const shelfOf = openShelves(forEver);
  const { listOwnPrices } = openPricing({ findPriceListOf })(transaction);
  const known = new Map<string, Promise<Pick<CartContext, 'goods' | 'prices' | 'priceList'>>>();

  const shopOf = async (shipToId: string, country: Country, pricesOf: string) => {
    const priceList = await findPriceListOf(shipToId);
    if (!priceList) throw new Error(`${shipToId} follows no price list`);
    const name = `${priceList.id} ${pricesOf}`;
    const shop =
      known.get(name) ??
      Promise.all([goodsFor({ shelfOf }, country, priceList), listOwnPrices(priceList, pricesOf)]).then(
        ([goods, own]) => ({ goods, prices: own, priceList }),
      );
    known.set(name, shop);
    return shop;
  };

  return {
    timeZoneOf: (country: Country) => marketOf(country).timeZone,
    /** As it was on a day; earlier prices are those of the beginning of its quarter, which spares asking for each day. */
    async contextOf({ shipTo, payerId }: Customer, day: string, uid: string): Promise<CartContext> {
      const country = shipTo.country;
      const shop = await shopOf(shipTo.id, country, day === today ? today : quarterOf(day));
      return {
        ...shop,
        priceFor,
        day,
        buyer: { uid, email: undefined },
        country,
        terms: deliveryTermsOf(shipTo, payerId),
        currency: shop.priceList?.currency ?? '',
        now: { date: day, time: '08:00' },
        isOrderNumberUsed: false,
        proposedOrderNumber: undefined,
      };
    },
  };
}

function quarterOf(day: string): string {
  const month = Number(day.slice(5, 7));
  return `${day.slice(0, 4)}-${String(month - ((month - 1) % 3)).padStart(2, '0')}-01`;
}

function deliveryTermsOf(shipTo: Customer['shipTo'], payerId: string): DeliveryTerms {
  const payer = getPayer(payerId);
  const { id, name, street, city, status } = shipTo;
  const country = shipTo.country;
  return {
    shipTo: {
      id,
      name,
      status,
      customerType: shipTo.customer_type,
      companyId: shipTo.company_id,
      soldTo: { id: shipTo.sold_to_id, name: getSoldTo(shipTo.sold_to_id).name },
      payer: { id: payer.id, name: payer.name },
      street,
      postalCode: shipTo.postal_code,
      city,
      province: shipTo.province ?? undefined,
      country,
    },
    payer: {
      id: payer.id,
      name: payer.name,
      street: payer.street,
      postalCode: payer.postal_code,
      city: payer.city,
      country,
      identificationNo: payer.identification_no,
      taxVat: payer.taxvat,
    },
    paymentMethods: paymentMethodRows.filter((row) => row.payer_id === payer.id).map(({ code }) => code),
    transports: transportsOf(id),
    timeZone: marketOf(country).timeZone,
    exceptions: noExceptions,
    holidays: [],
  };
}
