import type { PriceExplanation } from '#capabilities/pricing/index.ts';
import { formatLongDate, formatShortDate } from '#platform/texts/format-date.ts';
import { formatCents, formatMoney, formatNumber, formatPercent } from '#platform/texts/format-number.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import type { ExplainedRow, ShownVerdict } from './shown-verdict.ts';

/** Prices, rows and what became of them, as people say them. */
export function usePriceWords(currency: string | null) {
  const { t } = useTranslation('why-price');
  const language = useLanguage();
  const n = (count: number) => formatNumber(language, count);
  const day = (written: string) => formatShortDate(language, written);
  const money = (amount: number) =>
    currency ? formatMoney(language, amount, currency) : formatCents(language, amount);
  return {
    money,
    day,
    longDay: (written: string) => formatLongDate(language, written),
    packs: (count: number) => t('packs', { count, n: n(count) }),
    fromQuantity: ({ minQuantity }: ExplainedRow) => t('rows.from', { count: minQuantity, n: n(minQuantity) }),
    validity: ({ validFrom, validTo }: ExplainedRow) =>
      validTo
        ? t('rows.between', { from: day(validFrom), to: day(validTo) })
        : t('rows.openEnd', { from: day(validFrom) }),
    /** What became of a row, with the number or the day that decided it. */
    verdict(shown: ShownVerdict, { minQuantity, validFrom, validTo }: ExplainedRow, quantity: number): string {
      const missing = minQuantity - quantity;
      switch (shown) {
        case 'more-packs':
          return t('verdicts.more-packs', { count: missing, n: n(missing) });
        case 'not-yet':
          return t('verdicts.not-yet', { day: day(validFrom) });
        case 'over':
          return t('verdicts.over', { day: day(validTo ?? validFrom) });
        default:
          return t(`verdicts.${shown}`);
      }
    },
    /** How the price compares with the list price. */
    besideList({ price, listPrice }: PriceExplanation): string | undefined {
      if (price === null || !listPrice) return undefined;
      if (price === listPrice) return t('answer.asList');
      const share = formatPercent(language, Math.abs(1 - price / listPrice));
      return t(price < listPrice ? 'answer.belowList' : 'answer.aboveList', { share, list: money(listPrice) });
    },
  };
}
