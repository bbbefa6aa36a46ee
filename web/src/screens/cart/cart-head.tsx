import { IconDotsVertical, IconFileTypeCsv, IconPrinter, IconTrash } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type Cart, changeCart, sendEmptying } from '#capabilities/cart/index.ts';
import { formatNumber } from '#platform/texts/format-number.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { useIsWide } from '#platform/wide-window.ts';
import { iconButtonClass } from '#ui/icon-button.tsx';
import { askToConfirm } from '#ui/overlay/dialogs/dialog-queue.ts';
import { Menu } from '#ui/overlay/menu.tsx';
import type { MenuEntry } from '#ui/overlay/menu-entry.ts';
import { showFailure } from '#ui/overlay/toasts/show-failure.ts';
import classes from './cart-head.module.css';
import { useCartCsv } from './export/use-cart-csv.ts';

type Props = {
  cart: Cart | undefined;
  /** It can be read, and nothing of it changed. */
  isFixed: boolean;
};

type Action = MenuEntry & { isBusy?: boolean; run: () => void };

const icon = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;

/** What this is, how much of it, and what is done with all of it at once. */
export function CartHead({ cart, isFixed }: Props) {
  const { t } = useTranslation('cart');
  const language = useLanguage();
  const count = cart?.items.length ?? 0;
  return (
    <header className="row wrap gap-4-12 touch">
      <h1>{t('title')}</h1>
      {count > 0 && <p className="text-14 muted">{t('lines', { count, n: formatNumber(language, count) })}</p>}
      {cart && count > 0 && <Actions cart={cart} isFixed={isFixed} />}
    </header>
  );
}

/** Beside the title where there is room, behind one button on a phone. */
function Actions({ cart, isFixed }: { cart: Cart; isFixed: boolean }) {
  const { t } = useTranslation('cart');
  const isWide = useIsWide();
  const { empty, isEmptying } = useEmptying();
  const { save, isSaving } = useCartCsv(cart.prices.currency);
  const actions: Action[] = [
    { key: 'print', label: t('print'), icon: <IconPrinter {...icon} />, run: () => globalThis.print() },
    { key: 'csv', label: t('csv.button'), icon: <IconFileTypeCsv {...icon} />, isBusy: isSaving, run: save },
    {
      key: 'empty',
      label: t(isEmptying ? 'emptying.busy' : 'emptying.button'),
      icon: <IconTrash {...icon} />,
      tone: 'danger',
      isBusy: isEmptying,
      run: () => void empty(cart.items.length),
    },
  ];
  const possible = actions.filter(({ key }) => !isFixed || key !== 'empty');
  if (!isWide)
    return (
      <div className={`${classes.actions} push-end`}>
        <Menu
          label={t('more')}
          isTriggerMute
          buttonClass={iconButtonClass}
          trigger={<IconDotsVertical size={20} stroke={1.75} aria-hidden="true" />}
          entries={possible}
          onPress={(wanted) => possible.find(({ key, isBusy }) => key === wanted && !isBusy)?.run()}
        />
      </div>
    );
  return (
    <div className={`${classes.actions} flex wrap push-end gap-4`}>
      {possible.map(({ key, label, icon: picture, tone, isBusy, run }) => (
        <button
          key={key}
          type="button"
          className={classes.action}
          data-danger={tone}
          aria-busy={isBusy}
          onClick={() => isBusy || run()}
        >
          {picture}
          {label}
        </button>
      ))}
    </div>
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
