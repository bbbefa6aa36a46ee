import { noPacks, type PackUnit } from '@dray/contract/catalogue/pack-quantity.ts';
import { IconShoppingCartPlus } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { lazy, type ReactNode, useState } from 'react';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { Button } from '#ui/button.tsx';
import { showToast } from '#ui/overlay/toasts/toast-queue.ts';
import { Later } from '#ui/page/later.tsx';
import { loadCartPartLater } from '../part/load-cart-part.ts';
import classes from './add-packs.module.css';
import { addLine, type LineProduct } from './save-line.ts';

const LoadPreview = lazy(() => loadCartPartLater(() => import('../load/load-preview.tsx')));

type Props = {
  product: LineProduct;
  packs: number;
  /** How it was counted; the cart keeps it so. */
  value: number;
  unit: PackUnit;
  /** Of a bundle: what was chosen of it. */
  options?: readonly string[];
  /** "6 kegs": what goes in. */
  amountText: string;
  /** "Add 6 kegs · 12 767,40 Kč". */
  children: ReactNode;
  /** A bundle is weighed by the server alone. */
  hasPreview?: boolean;
  /** In the bar of a phone, beside the amount. */
  isInBar?: boolean;
};

/** What so much of it would do to the vehicle. */
export const PacksPreview = ({ product, packs }: Pick<Props, 'product' | 'packs'>) => (
  <div className={classes.preview}>
    <Later>
      <LoadPreview product={product} packs={packs} />
    </Later>
  </div>
);

/** So much of it into the cart, with what that does to the vehicle. */
export function AddPacks({
  product,
  packs,
  value,
  unit,
  options = [],
  amountText,
  children,
  hasPreview = true,
  isInBar = false,
}: Props) {
  const { t } = useTranslation('shell');
  const context = { client: useQueryClient(), language: useLanguage() };
  const router = useRouter();
  const [isSending, setSending] = useState(false);
  const add = async () => {
    setSending(true);
    const isAdded = await addLine(context, { product, options }, { ...noPacks, [unit]: value });
    setSending(false);
    if (!isAdded) return;
    showToast({
      tone: 'done',
      topic: `cart ${product.sku}`,
      text: t('cart.added', { amount: amountText, product: product.name }),
      action: { label: t('cart.goTo'), run: () => void router.navigate({ to: '/cart' }) },
    });
  };
  return (
    <div className={`${classes.add} grid gap-12`}>
      {hasPreview && !isInBar && <PacksPreview product={product} packs={packs} />}
      <Button
        size={isInBar ? 'md' : 'lg'}
        fullWidth
        loading={isSending}
        disabled={packs === 0}
        leftSection={isInBar ? undefined : <IconShoppingCartPlus size={22} stroke={1.75} aria-hidden="true" />}
        onClick={() => void add()}
      >
        {children}
      </Button>
    </div>
  );
}
