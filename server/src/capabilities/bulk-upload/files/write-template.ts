import { bulkColumns } from '@dray/contract/bulk-upload/bulk-columns.ts';
import { orderNumberPrefix, proposedOrderNumber } from '@dray/contract/cart/proposed-order-number.ts';
import { earliestOpenDate } from '@dray/contract/company/delivery-calendar.ts';
import { deliveryRulesOf } from '@dray/contract/company/delivery-rules.ts';
import type { FileAnswer } from '@dray/contract/file-answer.ts';
import type { Language } from '@dray/contract/languages.ts';
import type { Country } from '@dray/contract/markets.ts';
import { bulkHeading, bulkUnitWord, bulkWord } from '@dray/contract/texts/bulk-upload-text.ts';
import { writtenDay } from '@dray/contract/texts/written-value.ts';
import type { ShipToShop } from '#capabilities/cart/index.ts';
import type { Product } from '#capabilities/catalogue/index.ts';
import type { Request } from '#platform/request/request.ts';
import { toXlsx, xlsxType } from '#platform/tables/xlsx-file.ts';
import type { BulkUploadDeps } from '../needs/bulk-upload.deps.ts';
import { toCsv } from './csv-file.ts';

type Asked = { format: 'csv' | 'xlsx'; country: Country | undefined };

const exampleGoods = 2;
const looked = 40;
const exampleAmount = '4';

/** A file as we read it, with one of the caller's own ship-tos and goods that they can order there. */
export async function writeTemplate(
  deps: Pick<BulkUploadDeps, 'listShipTos' | 'cart'>,
  request: Request,
  { format, country }: Asked,
): Promise<FileAnswer> {
  const { language } = request;
  const heading = bulkColumns.map((column) => bulkHeading(column, language));
  const rows = [heading, ...(await exampleRows(deps, request, country))];
  const name = `${bulkWord('templateName', language)}.${format}`;
  return format === 'csv'
    ? { bytes: toCsv(rows), type: 'text/csv; charset=utf-8', name }
    : { bytes: toXlsx(bulkWord('sheet', language), rows), type: xlsxType, name };
}

async function exampleRows(
  { listShipTos, cart }: Pick<BulkUploadDeps, 'listShipTos' | 'cart'>,
  request: Request,
  country: Country | undefined,
): Promise<string[][]> {
  const { language } = request;
  const shipTos = await listShipTos(request.scope);
  const shipTo = shipTos.find(
    (each) => each.status === 'Active' && (country === undefined || each.country === country),
  );
  const shop = shipTo && (await cart.openShipToShop(request, shipTo.id));
  const transport = shop?.terms.transports[0];
  if (!shop || !transport) return [];
  const day = earliestOpenDate(deliveryRulesOf(shop.terms, transport), shop.now);
  if (day === undefined) return [];
  const goods = await findOrderable(shop);
  return goods.map((product) => [
    proposedOrderNumber(orderNumberPrefix(shipTo.country, day), 0),
    shipTo.id,
    plainDay(language, day),
    product.sku,
    exampleAmount,
    bulkUnitWord(unitOf(product), language),
    '',
    transport.transportType,
  ]);
}

/** Blanks that do not break mean nothing in a cell, and some programs do not take them. */
const plainDay = (language: Language, day: string): string => writtenDay(language, day).replaceAll('\u00a0', ' ');

async function findOrderable({ goods, priced }: ShipToShop): Promise<Product[]> {
  const some = goods.listSome(looked).filter(({ bundle }) => !bundle);
  const show = await priced(some.map(({ sku }) => sku));
  const { lines } = show({
    transportType: undefined,
    deliveryDate: undefined,
    reference: { customerOrderNumber: undefined, noteForDriver: undefined },
    lines: some.map((product) => ({ id: product.sku, sku: product.sku, ...oneOf(product) })),
  });
  const wrong = new Set(lines.filter(({ errors }) => errors.length > 0).map(({ item }) => item.sku));
  return some.filter(({ sku }) => !wrong.has(sku)).slice(0, exampleGoods);
}

const unitOf = ({ byPack, byLayer, byPallet }: Product): 'pack' | 'layer' | 'pallet' => {
  if (byPack || !(byLayer || byPallet)) return 'pack';
  return byLayer ? 'layer' : 'pallet';
};

const oneOf = (product: Product) => {
  const unit = unitOf(product);
  return {
    quantity: unit === 'pack' ? 1 : 0,
    layers: unit === 'layer' ? 1 : 0,
    pallets: unit === 'pallet' ? 1 : 0,
  };
};
