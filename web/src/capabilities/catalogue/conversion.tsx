import type { PackUnit } from '@dray/contract/catalogue/pack-quantity.ts';
import { useLanguage, useTranslation } from '#platform/texts.ts';
import classes from './conversion.module.css';
import { conversionParts } from './conversion-text.ts';
import { type StackedProduct, unitsOf } from './stacking.ts';
import { WeightPerPack } from './weight-per-pack.tsx';

type Props = {
  product: StackedProduct;
  /** Undefined while what stands in the field is no number. */
  packs: number | undefined;
  unit: PackUnit;
  fieldId: string;
};

/** The typed amount in the other units, counted in the browser with every key. */
export function Conversion({ product, packs, unit, fieldId }: Props) {
  const { t } = useTranslation('catalogue');
  const language = useLanguage();
  if (packs === undefined) {
    return (
      <p className={classes.wrong} role="alert">
        {t('quantity.wrong')}
      </p>
    );
  }
  if (packs === 0 || (packs === 1 && unit === 'pack')) return <WeightPerPack product={product} />;
  const parts = conversionParts({ t, language }, product, packs, { typedIn: unit, units: unitsOf(product) });
  return (
    <output htmlFor={fieldId} className={classes.conversion}>
      {'= '}
      {parts.map((part, index) => (
        <span key={part} className={classes.part}>
          {index > 0 && '· '}
          {part}{' '}
        </span>
      ))}
    </output>
  );
}
