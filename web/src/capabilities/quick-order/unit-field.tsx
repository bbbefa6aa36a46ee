import { type PackUnit, packUnits } from '@dray/contract/catalogue/pack-quantity.ts';
import { unitsOf } from '@dray/contract/catalogue/stacked-product.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import type { QuickGoods } from './find-goods.ts';

type Props = {
  label: string;
  className: string | undefined;
  unit: PackUnit;
  goods: QuickGoods | null | undefined;
  onUnit: (unit: PackUnit) => void;
};

/** In what it is counted; of known goods only what they are sold in, and what was written. */
export function UnitField({ label, className, unit, goods, onUnit }: Props) {
  const { t } = useTranslation('quick-order');
  const offered = packUnits.filter((each) => each === unit || !goods || unitsOf(goods).includes(each));
  return (
    <select
      className={className}
      aria-label={label}
      value={unit}
      onChange={({ currentTarget }) => onUnit(offered.find((each) => each === currentTarget.value) ?? unit)}
    >
      {offered.map((each) => (
        <option key={each} value={each}>
          {t(`units.${each}`)}
        </option>
      ))}
    </select>
  );
}
