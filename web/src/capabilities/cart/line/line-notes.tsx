import { formatCents, formatNumber } from '#platform/texts/format-number.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import type { CartLine } from '../queries/active-cart.queries.ts';

/** What must be known of a line: what is in a bundle, a price that has changed, and why it cannot be ordered. */
export function LineNotes({ line }: { line: CartLine }) {
  const { t } = useTranslation('cart');
  const language = useLanguage();
  const { errors, price_before: before, prices, bundle_options: options } = line;
  return (
    <>
      {options.length > 0 && (
        <span className="block text-13 muted">
          {options.map(({ name, quantity }) => `${formatNumber(language, quantity)} × ${name}`).join(', ')}
        </span>
      )}
      {before !== null && prices.unit !== null && (
        <span className="block text-13 warning">
          {t('priceChanged', { old: formatCents(language, before), new: formatCents(language, prices.unit) })}
        </span>
      )}
      {errors.map(({ code, message }) => (
        <span key={code} className="block text-13 danger">
          {message}
        </span>
      ))}
    </>
  );
}
