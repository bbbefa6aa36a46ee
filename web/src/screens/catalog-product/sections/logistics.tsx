import { type PackUnit, packsPer, packUnits, weightOfPacks } from '@dray/contract/catalogue/pack-quantity.ts';
import { formatNumber, formatQuantity } from '#platform/texts/format-number.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { FigureTable } from '#ui/list/figure-table.tsx';
import type { Product } from '../queries/product.queries.ts';
import { type Fact, FactsList } from './facts-list.tsx';
import classes from './logistics.module.css';

/** How it is stacked on a pallet: pack, layer and pallet side by side. */
export function Logistics({ product }: { product: Product }) {
  const { t } = useTranslation('product');
  const language = useLanguage();
  const hasVolume = product.hl_per_unit > 0;
  return (
    <div className={classes.columns}>
      <div className="shrinkable">
        <FigureTable
          caption={t('tabs.logistics')}
          isCaptionHidden
          className={classes.units}
          heads={[
            t('logistics.unit'),
            t('logistics.packs'),
            t('logistics.weight'),
            ...(hasVolume ? [t('logistics.volume')] : []),
          ]}
          rows={packUnits.map((unit) => {
            const packs = packsIn(unit, product);
            return {
              key: unit,
              name: t(`logistics.${unit}`),
              figures: [
                formatNumber(language, packs),
                formatQuantity(language, weightIn(unit, packs, product), 'kg'),
                ...(hasVolume ? [formatQuantity(language, weightOfPacks(packs, product.hl_per_unit), 'hl')] : []),
              ],
            };
          })}
        />
        <p className="mt-8 text-13 muted">{t('logistics.palletNote')}</p>
      </div>
      <FactsList facts={useFacts(product)} />
    </div>
  );
}

const packsIn = (unit: PackUnit, product: Product): number =>
  packsPer(unit, {
    packsPerLayer: product.number_of_products_on_layer,
    layersPerPallet: product.number_of_layers_per_pallet,
  });

/** A full pallet is weighed with its wood (T60). */
const weightIn = (unit: PackUnit, packs: number, product: Product): number =>
  unit === 'pallet' ? product.pallet_weight : weightOfPacks(packs, product.gross_weight_for_one_cas);

function useFacts(product: Product): Fact[] {
  const { t } = useTranslation('product');
  const language = useLanguage();
  return [
    { name: t('logistics.pieces'), value: formatNumber(language, product.number_of_items_in_box) },
    ...(product.volume > 0
      ? [{ name: t('logistics.pieceVolume'), value: formatQuantity(language, product.volume, 'l') }]
      : []),
    { name: t('logistics.netWeight'), value: formatQuantity(language, product.weight, 'kg') },
    { name: t('logistics.layers'), value: formatNumber(language, product.number_of_layers_per_pallet) },
    {
      name: t('logistics.returnable'),
      value: product.returnable_package === 1 ? t('logistics.isReturnable') : t('logistics.isOneWay'),
    },
  ];
}
