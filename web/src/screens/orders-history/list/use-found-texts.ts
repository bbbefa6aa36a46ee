import { type OrderPage, ordersPerPage } from '#capabilities/ordering/index.ts';
import { formatNumber } from '#platform/texts/format-number.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';

type Texts = {
  /** 9 orders */
  found: string;
  /** Show 9 orders */
  show: string;
  /** 11–20 of 312 */
  range: string;
};

/** How many orders there are, in the words of each part that says it. A long list is not counted to its end. */
export function useFoundTexts(data: OrderPage | undefined, page: number): Texts | undefined {
  const { t } = useTranslation('orders');
  const language = useLanguage();
  if (!data) return undefined;
  const { total, totalIsAtLeast, sopList } = data;
  const count = { count: total, n: formatNumber(language, total) };
  const first = (page - 1) * ordersPerPage + 1;
  const range = {
    from: formatNumber(language, first),
    to: formatNumber(language, first + sopList.length - 1),
    n: count.n,
  };
  return {
    found: t(totalIsAtLeast ? 'foundAtLeast' : 'found', count),
    show: t(totalIsAtLeast ? 'showAtLeast' : 'show', count),
    range: t(totalIsAtLeast ? 'rangeAtLeast' : 'range', range),
  };
}
