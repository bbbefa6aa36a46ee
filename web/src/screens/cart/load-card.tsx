import {
  type Cart,
  type LoadAfter,
  LoadGauge,
  LoadMessage,
  palletsOf,
  weightOf,
  weightText,
} from '#capabilities/cart/index.ts';
import { formatNumber } from '#platform/texts/format-number.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { useIsWide } from '#platform/wide-window.ts';
import card from './card.module.css';
import { goalOf } from './fill-suggestions.ts';
import classes from './load-card.module.css';
import { LoadFigures } from './load-figures.tsx';
import { LoadRow } from './load-row.tsx';

type Props = {
  cart: Cart;
  /** What a suggestion that is looked at would add. */
  after: LoadAfter | undefined;
};

/** The vehicle with its figures, and the verdict on it (moment 13). */
export function LoadCard({ cart, after }: Props) {
  const { t } = useTranslation('cart');
  const isWide = useIsWide();
  const hint = useHint(cart);
  const load = cart.progress_bar_data;
  if (isWide) return <LoadRow cart={cart} after={after} hint={hint} />;
  return (
    <section className={card.card} aria-labelledby="load">
      <h2 id="load" className={classes.hidden}>
        {t('gauge.heading')}
      </h2>
      <LoadFigures cart={cart} />
      <LoadGauge load={load} size="lg" after={after} />
      <div className="mt-12">
        <LoadMessage progress={load}>{hint}</LoadMessage>
      </div>
    </section>
  );
}

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
