import { type PackUnit, weightOfPacks } from '@dray/contract/catalogue/pack-quantity.ts';
import { unitsOf } from '@dray/contract/catalogue/stacked-product.ts';
import { Fragment } from 'react';
import { conversionParts, type PriceBasis, timesPacks, unitPrice } from '#capabilities/catalogue/index.ts';
import { formatMoney, formatQuantity } from '#platform/texts/format-number.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { amountFault } from '#platform/texts/typed-amount.ts';
import type { Product } from '../queries/product.queries.ts';
import classes from './quantity-sum.module.css';

type Props = {
  id: string;
  product: Product;
  /** Undefined while what is in the field is no number. */
  packs: number | undefined;
  text: string;
  unit: PackUnit;
  basis: PriceBasis;
};

/** The quantity in every other measure, counted with each key and read out when it stands still. */
export function QuantitySum({ id, product, packs, text, unit, basis }: Props) {
  const { t } = useTranslation('catalogue');
  const { t: own } = useTranslation('product');
  const language = useLanguage();
  if (packs === undefined) {
    return (
      <p id={id} className="text-14 medium danger" role="alert">
        {t(`quantity.${amountFault(text)}`)}
      </p>
    );
  }
  const parts = conversionParts({ t, language }, product, packs, { typedIn: unit, units: unitsOf(product) });
  const hectolitres = weightOfPacks(packs, product.hl_per_unit);
  const price = unitPrice(product, packs, basis);
  return (
    <div id={id} className={classes.sum} role="status">
      <p className="muted">
        {'= '}
        {[...parts, ...(hectolitres > 0 ? [formatQuantity(language, hectolitres, 'hl')] : [])].map((part, index) => (
          <Fragment key={part}>
            {index > 0 && ' · '}
            <span className={`${classes.part} nowrap`} data-first={index === 0 || undefined}>
              {part}
            </span>
          </Fragment>
        ))}
      </p>
      {price !== undefined && packs > 0 && (
        <p className="flex wrap align-baseline gap-0-8">
          <span className="muted">{own('quantity.value')}</span>{' '}
          <span className={classes.money}>{formatMoney(language, timesPacks(price, packs), product.currency)}</span>{' '}
          <span className="muted">{t(`basis.${basis}`)}</span>
        </p>
      )}
    </div>
  );
}
