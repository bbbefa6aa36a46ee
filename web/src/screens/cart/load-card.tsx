import { type Cart, type LoadAfter, palletsOf, weightOf, weightText } from '#capabilities/cart/index.ts';
import { formatNumber } from '#platform/texts/format-number.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { goalOf } from './fill-suggestions.ts';
import { LoadRow } from './load-row.tsx';

type Props = {
  cart: Cart;
  /** What a suggestion that is looked at would add. */
  after: LoadAfter | undefined;
};

/** The vehicle with its figures, and the verdict on it (moment 13). */
export const LoadCard = ({ cart, after }: Props) => <LoadRow cart={cart} after={after} hint={useHint(cart)} />;

/** How much more it takes to the minimum. */
function useHint(cart: Cart): string | undefined {
  const { t } = useTranslation(['cart', 'catalogue']);
  const language = useLanguage();
  const goal = goalOf(cart);
  if (goal?.kind !== 'minimum') return undefined;
  const { missing } = palletsOf(cart.progress_bar_data);
  if (goal.measure === 'pallets') return t('gauge.addPallets', { count: missing, n: formatNumber(language, missing) });
  return t('gauge.addWeight', { weight: weightText(language, weightOf(cart.progress_bar_data).missing) });
}
