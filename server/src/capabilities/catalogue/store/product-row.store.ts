import type { Country } from '@dray/contract/markets.ts';
import type { Selectable } from 'kysely';
import type { Tables } from '#platform/database/tables.generated.ts';
import type { Bundle, Product, Texts } from '../product/product.model.ts';

export type ReturnableUnits = { sku: string; units: string };

export type BundleRow = {
  minimum_amount: number;
  valid_from: string;
  valid_to: string;
  limited_amount: number | null;
  sold_amount: number;
  discount_percent: number;
  items: readonly {
    id: string;
    title: Texts;
    is_required: boolean;
    options: readonly {
      id: string;
      sku: string;
      quantity: number;
      can_change_quantity: boolean;
      is_default: boolean;
    }[];
  }[];
};

type ProductRow = Selectable<Tables['product']> & {
  returnables: readonly ReturnableUnits[] | null;
  bundle: BundleRow | null;
};

/** A row of the table with what hangs on it, in the product's own words. What the import checked is believed here. */
export const toProduct = (row: ProductRow): Product => ({
  sku: row.sku,
  country: row.country as Country,
  categoryUid: row.category_uid,
  name: row.name,
  description: row.description as Texts,
  brand: row.brand,
  subBrand: row.sub_brand,
  group: row.product_group,
  packFormat: row.pack_format,
  materialType: row.material_type,
  ...measures(row),
  isReturnable: row.is_returnable,
  taxRate: Math.round(Number(row.tax_rate) * 100),
  alcoholContent: row.alcohol_content === null ? undefined : Number(row.alcohol_content),
  shelfLifeDays: row.shelf_life_days ?? undefined,
  countryOfOrigin: row.country_of_origin,
  ean: row.ean,
  eanOfPiece: row.ean_ea,
  isNew: row.is_new,
  isLast: row.is_last,
  isSale: row.is_sale,
  byPack: row.by_pack,
  byLayer: row.by_layer,
  byPallet: row.by_pallet,
  isDiscontinued: row.is_discontinued,
  isOutOfStock: row.is_out_of_stock,
  availableFrom: row.available_from ?? undefined,
  substituteSku: row.substitute_sku ?? undefined,
  relatedSkus: row.related_skus,
  images: row.images as Product['images'],
  downloads: row.downloads as Product['downloads'],
  listedOn: row.listed_on,
  returnables: (row.returnables ?? []).map(({ sku, units }) => ({
    sku,
    unitsThousandths: Math.round(Number(units) * 1_000),
  })),
  bundle: row.bundle ? toBundle(row.bundle) : undefined,
  changedIn: row.changed_in,
});

const measures = (row: ProductRow) => ({
  itemsInBox: row.items_in_box,
  bottles: row.bottles,
  volumeLitres: Number(row.volume_l),
  hlTenThousandths: Math.round(Number(row.hl_per_unit) * 10_000),
  perLayer: row.per_layer,
  layersPerPallet: row.layers_per_pallet,
  weightKg: Number(row.weight_kg),
  grossWeightKg: Number(row.gross_weight_kg),
  palletWeightKg: Number(row.pallet_weight_kg),
});

const toBundle = (row: BundleRow): Bundle => ({
  minimumAmount: row.minimum_amount,
  validFrom: row.valid_from,
  validTo: row.valid_to,
  limitedAmount: row.limited_amount ?? undefined,
  soldAmount: row.sold_amount,
  discount: Math.round(row.discount_percent * 100),
  items: row.items.map(({ id, title, is_required, options }) => ({
    id,
    title,
    isRequired: is_required,
    options: options.map((option) => ({
      id: option.id,
      sku: option.sku,
      quantity: option.quantity,
      canChangeQuantity: option.can_change_quantity,
      isDefault: option.is_default,
    })),
  })),
});
