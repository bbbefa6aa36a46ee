import { type PackUnit, packUnits } from '@dray/contract/catalogue/pack-quantity.ts';
import { unitsOf } from '@dray/contract/catalogue/stacked-product.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { SelectField } from '#ui/form/select-field.tsx';
import type { QuickGoods } from './goods/find-goods.ts';

type Props = {
  name: string;
  className: string | undefined;
  unit: PackUnit;
  goods: QuickGoods | null | undefined;
  onUnit: (unit: PackUnit) => void;
};

/** In what it is counted; of known goods only what they are sold in, and what was written. */
export function UnitField({ name, className, unit, goods, onUnit }: Props) {
  const { t } = useTranslation('quick-order');
  const offered = packUnits.filter((each) => each === unit || !goods || unitsOf(goods).includes(each));
  return (
    <SelectField
      className={className}
      label={t('unit')}
      name={name}
      choices={offered.map((each) => ({ value: each, label: t(`units.${each}`) }))}
      value={unit}
      onChoose={onUnit}
    />
  );
}
