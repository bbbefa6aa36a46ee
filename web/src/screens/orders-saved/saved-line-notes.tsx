import type { SavedOrderDetail } from '#capabilities/saved-orders/index.ts';
import { formatCents } from '#platform/texts/format-number.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';

/** What has become of a line since it was put aside: another price, or why it cannot be had (O7). */
export function SavedLineNotes({ line }: { line: SavedOrderDetail['items'][number] }) {
  const { t } = useTranslation('cart');
  const language = useLanguage();
  const { price_before: before, prices, errors } = line;
  return (
    <>
      {before !== null && prices.unit !== null && (
        <p className="text-13 warning">
          {t('priceChanged', { old: formatCents(language, before), new: formatCents(language, prices.unit) })}
        </p>
      )}
      {errors.map(({ code, message }) => (
        <p key={code} className="text-13 danger">
          {message}
        </p>
      ))}
    </>
  );
}
