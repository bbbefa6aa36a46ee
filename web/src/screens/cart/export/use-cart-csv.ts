import { callGraphql } from '#platform/calls/graphql-client.ts';
import { currencySign } from '#platform/texts/format-number.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import type { CsvColumn } from '#ui/list/export/csv.ts';
import { useCsvExport } from '#ui/list/export/use-csv-export.ts';
import { CartExportDocument, type CartExportQuery } from '../../../generated/operations.ts';

type Line = CartExportQuery['customerCart']['items'][number];

/** The cart as a file, with the codes by which others know the goods: asked for anew, for nobody else shows them. */
export function useCartCsv(currency: string): { save: () => void; isSaving: boolean } {
  const { t } = useTranslation(['cart', 'catalogue']);
  const language = useLanguage();
  const sign = currencySign(language, currency);
  const columns: readonly CsvColumn<Line>[] = [
    { head: t('csv.sku'), value: ({ product }) => product.sku },
    { head: 'EAN', value: ({ product }) => product.ean },
    { head: t('csv.name'), value: ({ product }) => product.name },
    { head: t('csv.pack'), value: ({ product }) => product.pack_label },
    { head: t('csv.packs'), value: ({ quantity }) => quantity },
    { head: t('csv.layers'), value: (line) => line.number_of_layer },
    { head: t('csv.pallets'), value: (line) => line.number_of_pallet },
    { head: t('csv.total'), value: (line) => line.quantity_total },
    { head: `${t('csv.price')} (${sign})`, value: ({ prices }) => prices.unit },
    { head: `${t('csv.sum')} (${sign})`, value: ({ prices }) => prices.row_total },
  ];
  return useCsvExport({
    fileName: 'dray-cart',
    columns,
    fetchRows: async () => ({ rows: (await callGraphql(CartExportDocument, {})).customerCart.items, isCut: false }),
  });
}
