import { IconPrinter, IconTrash } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type Cart, changeCart, sendEmptying } from '#capabilities/cart/index.ts';
import { formatNumber } from '#platform/texts/format-number.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { askToConfirm } from '#ui/overlay/dialogs/dialog-queue.ts';
import { showFailure } from '#ui/overlay/toasts/show-failure.ts';
import classes from './cart-head.module.css';
import { CartCsv } from './export/cart-csv.tsx';

type Props = {
  cart: Cart | undefined;
  /** It can be read, and nothing of it changed. */
  isFixed: boolean;
};

/** What this is, how much of it, and what is done with all of it at once. */
export function CartHead({ cart, isFixed }: Props) {
  const { t } = useTranslation('cart');
  const language = useLanguage();
  const { empty, isEmptying } = useEmptying();
  const count = cart?.items.length ?? 0;
  return (
    <header className="row wrap gap-4-12 touch">
      <h1>{t('title')}</h1>
      {count > 0 && <p className="text-14 muted">{t('lines', { count, n: formatNumber(language, count) })}</p>}
      {count > 0 && (
        <div className={`${classes.actions} flex wrap push-end gap-4`}>
          <button type="button" className={classes.action} onClick={() => globalThis.print()}>
            <IconPrinter size={18} stroke={1.75} aria-hidden="true" />
            {t('print')}
          </button>
          {cart && <CartCsv currency={cart.prices.currency} className={classes.action} />}
          {!isFixed && (
            <button
              type="button"
              className={classes.action}
              data-danger
              aria-busy={isEmptying}
              onClick={() => void (isEmptying || empty(count))}
            >
              <IconTrash size={18} stroke={1.75} aria-hidden="true" />
              {t(isEmptying ? 'emptying.busy' : 'emptying.button')}
            </button>
          )}
        </div>
      )}
    </header>
  );
}

function useEmptying(): { empty: (count: number) => Promise<void>; isEmptying: boolean } {
  const { t } = useTranslation('cart');
  const language = useLanguage();
  const client = useQueryClient();
  const [isEmptying, setEmptying] = useState(false);
  const send = async () => {
    setEmptying(true);
    try {
      await changeCart({ client, language }, sendEmptying);
    } catch (failure) {
      showFailure({ topic: 'cart', text: t('emptying.failed'), failure, retry: () => void send() });
    } finally {
      setEmptying(false);
    }
  };
  const empty = async (count: number) => {
    const isMeant = await askToConfirm({
      title: t('emptying.title'),
      text: t('emptying.text', { count, n: formatNumber(language, count) }),
      confirm: t('emptying.button'),
      isDestructive: true,
    });
    if (isMeant) await send();
  };
  return { empty, isEmptying };
}
