import type { ReactNode } from 'react';
import { BasisSwitch } from '#capabilities/catalogue/index.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import classes from './price-headline.module.css';

type Props = {
  amount: string;
  /** For what, and on which side of the tax. */
  unit: string;
  perLitre?: string | undefined;
  list?: string | undefined;
  /** The lesser figures of the second line. */
  second: readonly string[];
  children?: ReactNode;
};

/** The price of the page, always in the same order: yours, per litre, list price struck, then the rest (moment 10). */
export function PriceHeadline({ amount, unit, perLitre, list, second, children }: Props) {
  const { t } = useTranslation('catalogue');
  return (
    <div className={`${classes.price} text-14 tabular`}>
      <div className={classes.switch}>
        <BasisSwitch />
      </div>
      <p className="flex wrap align-baseline gap-0-12">
        <VisuallyHidden>{t('price.yours')}: </VisuallyHidden>
        <span className={classes.yours}>{amount}</span> <span className="muted">{unit}</span>{' '}
        {perLitre && <strong className="semibold nowrap">{perLitre}</strong>}{' '}
        {list && (
          <span className="muted">
            <VisuallyHidden>{t('price.list')}: </VisuallyHidden>
            <s>{list}</s>
          </span>
        )}
      </p>
      {second.length > 0 && <p className="mt-2 muted">{second.join(' · ')}</p>}
      {children}
    </div>
  );
}
