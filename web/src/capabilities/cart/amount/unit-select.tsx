import type { PackUnit } from '@dray/contract/catalogue/pack-quantity.ts';
import type { StackedProduct } from '@dray/contract/catalogue/stacked-product.ts';
import { IconChevronDown } from '@tabler/icons-react';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { packsText } from './pack-words.ts';
import classes from './unit-select.module.css';

type Props = {
  product: StackedProduct & { name: string };
  units: readonly PackUnit[];
  unit: PackUnit;
  packs: number;
  onChoose: (unit: PackUnit) => void;
};

/**
 * In what the amount is counted. Choosing another unit tells the same goods in it and changes nothing. It is a list of
 * the browser's own: on a phone it opens under the thumb.
 */
export function UnitSelect({ product, units, unit, packs, onChoose }: Props) {
  const { t } = useTranslation('cart');
  const { t: catalogueText } = useTranslation('catalogue');
  const language = useLanguage();
  const word = (each: PackUnit) => packsText({ t: catalogueText, language }, product, packs, each);
  if (units.length < 2) return <span className={classes.only}>{word(unit)}</span>;
  return (
    <span className={classes.unit}>
      <select
        aria-label={t('unitOf', { product: product.name })}
        value={unit}
        onChange={({ currentTarget }) => onChoose(units.find((each) => each === currentTarget.value) ?? unit)}
      >
        {units.map((each) => (
          <option key={each} value={each}>
            {word(each)}
          </option>
        ))}
      </select>
      <IconChevronDown size={14} stroke={2} aria-hidden="true" />
    </span>
  );
}
