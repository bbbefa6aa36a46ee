import { stackingOf } from '@dray/contract/catalogue/stacked-product.ts';
import { IconBarcode } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { lazy, useState } from 'react';
import { addWhole } from '#capabilities/cart/index.ts';
import { timesPacks, unitPrice, usePriceBasis } from '#capabilities/catalogue/index.ts';
import { AskLater } from '#capabilities/help/index.ts';
import {
  keepOnPad,
  loadQuickOrderPad,
  loadQuickOrderRow,
  type QuickOrderSlots,
} from '#capabilities/quick-order/index.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { whenIdle } from '#platform/when-idle.ts';
import { useIsWide } from '#platform/wide-window.ts';
import { Button } from '#ui/button.tsx';
import { Later } from '#ui/page/later.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import classes from './quick-order.module.css';

const QuickOrderPad = lazy(loadQuickOrderPad);
const QuickOrderRow = lazy(async () => {
  await whenIdle();
  return loadQuickOrderRow();
});

type Props = {
  shipToId: string | undefined;
  /** A line of its own above rows; above cards, a button among the others. */
  look: 'row' | 'button';
};

/** Ordering by codes: line by line, or many of them on a pad (moment 12). */
export function QuickOrder({ shipToId = '', look }: Props) {
  const { t } = useTranslation('catalogue');
  const isWide = useIsWide();
  const [isPadOpen, setPadOpen] = useState(false);
  const slots = useSlots(shipToId, () => setPadOpen(false));
  return (
    <>
      {look === 'button' ? (
        <Button
          variant="default"
          className={classes.button}
          aria-haspopup="dialog"
          onPointerEnter={() => void loadQuickOrderPad().catch(() => undefined)}
          onClick={() => setPadOpen(true)}
        >
          <span className="row gap-8">
            <IconBarcode size={20} stroke={1.75} aria-hidden="true" />
            {isWide ? t('quickOrder') : <VisuallyHidden>{t('quickOrder')}</VisuallyHidden>}
          </span>
        </Button>
      ) : (
        <div className={`${classes.row} card`}>
          <Later>
            <QuickOrderRow
              {...slots}
              onPad={async (pasted) => {
                await keepOnPad(pasted);
                setPadOpen(true);
              }}
            />
          </Later>
        </div>
      )}
      {isPadOpen && (
        <Later>
          <QuickOrderPad {...slots} onClose={() => setPadOpen(false)} />
        </Later>
      )}
    </>
  );
}

function useSlots(shipToId: string, onLeave: () => void): QuickOrderSlots {
  const context = { client: useQueryClient(), language: useLanguage() };
  const router = useRouter();
  const basis = usePriceBasis();
  return {
    shipToId,
    send: (wanted) =>
      addWhole(
        context,
        wanted.map(({ goods, amount }) => ({ sku: goods.sku, amount, stacking: stackingOf(goods) })),
      ),
    priceOf: (goods, packs) => {
      const one = unitPrice(goods, packs, basis);
      return one === undefined ? undefined : timesPacks(one, packs);
    },
    basis,
    // Half a name is nothing to quote.
    help: (code) => <AskLater reference={/\d{3}/.test(code) ? { kind: 'line', id: code } : undefined} />,
    onGoToCart: () => {
      onLeave();
      void router.navigate({ to: '/cart' });
    },
  };
}
