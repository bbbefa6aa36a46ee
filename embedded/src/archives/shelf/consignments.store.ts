import type pg from 'pg';
import type { PaperLanguage, Shelf, Shelved } from './shelf.ts';

type Row = { number: string; date: string; order: string; area: string; lines: Shelved['lines'] };

const titles: Readonly<Record<PaperLanguage, string>> = {
  ...{ cs: 'Dodací list', sk: 'Dodací list', it: 'Documento di trasporto', es: 'Albarán' },
};

const languages: Readonly<Record<string, PaperLanguage>> = { CZ01: 'cs', SK01: 'sk', IT01: 'it', ES01: 'es' };

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
      const language = languages[area] ?? 'cs';
      return { id: `C${number}`, number, date, order, lines, language, title: titles[language] };
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
