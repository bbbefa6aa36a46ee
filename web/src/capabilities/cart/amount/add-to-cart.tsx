import { noPacks } from '@dray/contract/catalogue/pack-quantity.ts';
import { unitsOf } from '@dray/contract/catalogue/stacked-product.ts';
import { IconPlus } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, type ReactNode, useRef, useState } from 'react';
import { loadChunk } from '#platform/chunk-reload.ts';
import { loadTexts, useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { Later } from '#ui/page/later.tsx';
import { isNothing } from '../changes/line-amount.ts';
import { useLineOf } from '../queries/cart.queries.ts';
import classes from './add-to-cart.module.css';
import { setPending, usePending } from './pending-amounts.ts';
import { type LineProduct, saveLine } from './save-line.ts';

/** Without the rest of the cart's texts: a first visit to the catalogue with goods in the cart has steppers at once. */
async function loadStepper() {
  const texts = loadTexts('catalogue', 'form');
  const [stepper] = await Promise.all([loadChunk(() => import('./line-stepper.tsx')), texts]);
  return stepper;
}
const LineStepper = lazy(loadStepper);
const warmUp = () => void loadStepper().catch(() => undefined);

type Props = {
  product: LineProduct;
  /** Shown below while nothing of it is in the cart: what one pack weighs. */
  note?: ReactNode;
};

/** The way into the cart, and once it is there, how much of it (moment 11). Both take the same room. */
export function AddToCart({ product, note }: Props) {
  const { t } = useTranslation('shell');
  const line = useLineOf(product.sku);
  const pending = usePending(product.sku);
  // Counted down to nothing it is gone at once; a field that is only being rewritten is not.
  const isIn = pending ? !(pending.isFinal && isNothing(pending.amount)) : line !== undefined;
  const [isPressed, setPressed] = useState(false);
  const boxRef = useRef<HTMLDivElement>(null);
  const add = useAddFirst(product);
  // The stepper goes with the last pack, and the focus must not go with it.
  const focusButton = () => requestAnimationFrame(() => boxRef.current?.querySelector('button')?.focus());
  const content = (
    <button
      type="button"
      className={classes.add}
      aria-label={t('cart.addNamed', { product: product.name })}
      onPointerEnter={warmUp}
      onFocus={warmUp}
      onClick={() => {
        setPressed(true);
        add();
      }}
    >
      <IconPlus size={18} stroke={2} aria-hidden="true" />
      {t('cart.add')}
    </button>
  );
  return (
    <div ref={boxRef} className={`${classes.control} grid relative content-start gap-6`}>
      {isIn ? (
        <Later fallback={content}>
          <LineStepper product={product} line={line} takesFocus={isPressed} onEmptied={focusButton} />
        </Later>
      ) : (
        <>
          {content}
          {note}
        </>
      )}
    </div>
  );
}

/** One pack, or one layer of what is sold by the layer; shown at once and saved like every other amount. */
function useAddFirst(product: LineProduct): () => void {
  const context = { client: useQueryClient(), language: useLanguage() };
  const [unit = 'pack'] = unitsOf(product);
  return () =>
    setPending(product.sku, { ...noPacks, [unit]: 1 }, (amount) => saveLine(context, { product }, amount), {
      isFinal: true,
    });
}
