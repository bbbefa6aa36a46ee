import type pg from 'pg';
import type { PaperMarket, Shelf, Shelved } from './shelf.ts';

type Row = { number: string; date: string; order: string; area: string; lines: Shelved['lines'] };

const titles: Readonly<Record<PaperMarket, string>> = {
  CZ: 'Dodací list',
  SK: 'Dodací list',
  IT: 'Documento di trasporto',
  ES: 'Albarán',
};

const markets: Readonly<Record<string, PaperMarket>> = { CZ01: 'CZ', SK01: 'SK', IT01: 'IT', ES01: 'ES' };

const newest = 2_000;

/** Consignment notes of whatever has left the depots of the embedded ERP: carriers send them as soon as they load. */
export function consignmentShelf(pool: pg.Pool): Shelf {
  const read = async (condition: string, values: readonly unknown[]): Promise<Shelved[]> => {
    const { rows } = await pool.query<Row>(
      `select d."DeliveryDocument" as number, d."ActualGoodsMovementDate"::text as date, d."SalesOrganization" as area,
         min(i."ReferenceSDDocument") as "order",
         json_agg(json_build_object('text', i."DeliveryDocumentItemText", 'quantity', i."OriginalDeliveryQuantity"::text)
           order by i."DeliveryDocumentItem") as lines
       from outbound_delivery d join outbound_delivery_item i using ("DeliveryDocument")
       where d."OverallGoodsMovementStatus" = 'C' and d."ActualGoodsMovementDate" is not null and ${condition}
       group by d."DeliveryDocument" order by d."ActualGoodsMovementDate" desc, 1 desc limit ${newest}`,
      [...values],
    );
    return rows.map(({ number, date, order, area, lines }) => {
      const market = markets[area] ?? 'CZ';
      return { id: `C${number}`, number, date, order, lines, market, title: titles[market] };
    });
  };
  return {
    list: (payer) =>
      read(
        `i."ReferenceSDDocument" in
           (select "SalesOrder" from sales_order_partner where "PartnerFunction" = 'PY' and "Customer" = $1)`,
        [payer],
      ),
    find: async (id) => (await read('d."DeliveryDocument" = $1', [id.slice(1)]))[0],
  };
}
