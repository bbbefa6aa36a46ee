import { IconCalendarEvent, IconPackages, IconStack2 } from '@tabler/icons-react';
import { formatShortDate } from '#platform/texts/format-date.ts';
import { formatNumber } from '#platform/texts/format-number.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import type { Product } from '../queries/product.queries.ts';
import classes from './bundle-terms.module.css';

/** Until when it can be had, how many are left, and how many one must take. */
export function BundleTerms({ product }: { product: Product }) {
  const { t } = useTranslation('product');
  const language = useLanguage();
  const terms = product.bundle_fields;
  if (!terms) return null;
  const number = (count: number) => ({ count, n: formatNumber(language, count) });
  const isToCome = product.not_orderable_reason?.code === 'BUNDLE_NOT_STARTED';
  return (
    <ul className={classes.terms}>
      <li className="row gap-6">
        <IconCalendarEvent size={18} stroke={1.75} aria-hidden="true" />
        {isToCome
          ? t('bundle.validFrom', { date: formatShortDate(language, terms.valid_from) })
          : t('bundle.validTo', { date: formatShortDate(language, terms.valid_to) })}
      </li>
      {terms.limited_amount != null && (
        <li className="row gap-6">
          <IconStack2 size={18} stroke={1.75} aria-hidden="true" />
          {t('bundle.left', number(terms.limited_amount))}
        </li>
      )}
      {terms.minimum_amt > 1 && (
        <li className="row gap-6">
          <IconPackages size={18} stroke={1.75} aria-hidden="true" />
          {t('bundle.minimum', number(terms.minimum_amt))}
        </li>
      )}
    </ul>
  );
}
