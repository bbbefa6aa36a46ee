import type { PackUnit } from '@dray/contract/catalogue/pack-quantity.ts';
import type { StackedProduct } from '@dray/contract/catalogue/stacked-product.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { SelectField } from '#ui/form/select-field.tsx';
import { packsText } from './pack-words.ts';

type Props = {
  product: StackedProduct & { name: string };
  units: readonly PackUnit[];
  unit: PackUnit;
  packs: number;
  onChoose: (unit: PackUnit) => void;
};

/**
 * In what the amount is counted. Choosing another unit tells the same goods in it and changes nothing.
 */
export function UnitSelect({ product, units, unit, packs, onChoose }: Props) {
  const { t } = useTranslation('catalogue');
  const language = useLanguage();
  const word = (each: PackUnit) => packsText({ t, language }, product, packs, each);
  if (units.length < 2) return <span className="muted">{word(unit)}</span>;
  return (
    <SelectField
      look="inline"
      label={t('quantity.unitOf', { product: product.name })}
      isLabelHidden
      choices={units.map((each) => ({ value: each, label: word(each) }))}
      value={unit}
      onChoose={onChoose}
    />
  );
}
