import { packNoun } from '@dray/contract/catalogue/pack-noun.ts';
import type { PackUnit } from '@dray/contract/catalogue/pack-quantity.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { Segments } from '#ui/list/segments.tsx';
import type { Product } from '../queries/product.queries.ts';

type Props = {
  product: Pick<Product, 'pack_format'>;
  units: readonly PackUnit[];
  unit: PackUnit;
  onChoose: (unit: PackUnit) => void;
};

/** Packs, layers or pallets, side by side. Goods that are sold by the pack only have nothing to choose. */
export function UnitSwitch({ product, units, unit, onChoose }: Props) {
  const { t } = useTranslation(['product', 'catalogue']);
  const wordFor = (each: PackUnit) =>
    each === 'pack' ? t(`product:packs.${packNoun(product.pack_format)}`) : t(`catalogue:quantity.${each}`);
  if (units.length < 2) return <p className="size-15 line-20 muted">{wordFor(unit)}</p>;
  return (
    <Segments
      label={t('catalogue:quantity.unit')}
      value={unit}
      segments={units.map((value) => ({ value, label: wordFor(value) }))}
      onChoose={onChoose}
    />
  );
}
