import { usePriceBasis } from '#capabilities/catalogue/index.ts';
import { formatMoney } from '#platform/texts/format-number.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { PriceHeadline } from '../offer/price-headline.tsx';
import type { BundleSum } from './bundle-sum.ts';

type Props = { currency: string; sum: NonNullable<BundleSum>; deposit: number };

export function BundlePrice({ currency, sum: { own, list }, deposit }: Props) {
  const { t } = useTranslation(['catalogue', 'product']);
  const language = useLanguage();
  const basis = usePriceBasis();
  const money = (amount: number) => formatMoney(language, amount, currency);
  const otherSide =
    basis === 'net'
      ? t('product:price.gross', { amount: money(own.gross) })
      : t('product:price.net', { amount: money(own.net) });
  const depositText =
    deposit > 0 ? t('catalogue:price.deposit', { amount: money(deposit) }) : t('catalogue:price.noDeposit');
  return (
    <PriceHeadline
      amount={money(own[basis])}
      unit={t(`catalogue:basis.${basis}`)}
      list={list && money(list[basis])}
      second={[otherSide, depositText]}
    />
  );
}
