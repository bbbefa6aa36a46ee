import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { useCart } from '../queries/active-cart.queries.ts';
import { palletsOf, weightOf } from './gauge-load.ts';
import { palletsText, weightText } from './gauge-text.ts';
import { type AddedPacks, loadAfter } from './load-after.ts';
import { LoadGauge } from './load-gauge.tsx';
import classes from './load-preview.module.css';
import { Missing } from './load-words.tsx';

/** What the vehicle would look like with so much more, before anything is pressed (moment 13). */
export default function LoadPreview({ product, packs }: AddedPacks) {
  const { t } = useTranslation(['cart', 'catalogue']);
  const language = useLanguage();
  const { data: cart } = useCart();
  if (!cart) return null;
  const load = cart.progress_bar_data;
  const after = loadAfter(cart, [{ product, packs }]);
  const then = { ...load, iTotalCartPalletQty: after.pallets, iTotalCartWeight: after.weightKg };
  const kind = load.handstacked ? 'weight' : 'pallets';
  const measure = load.handstacked ? weightOf(then) : palletsOf(then);
  const text = (value: number) =>
    load.handstacked ? weightText(language, value) : palletsText({ t, language }, value);
  return (
    <div className="grid gap-2">
      <p className={classes.words}>
        <span>
          {t('after')} <strong>{text(measure.value)}</strong> / {text(measure.maximum)}
        </span>
        <Missing measure={measure} kind={kind} />
      </p>
      <LoadGauge load={load} size="md" after={after} />
    </div>
  );
}
