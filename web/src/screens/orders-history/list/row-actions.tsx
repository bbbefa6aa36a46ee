import { IconCopy, IconExternalLink, IconTruck, IconX } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { RepeatButton } from '#capabilities/cart/index.ts';
import type { OrderRow } from '#capabilities/ordering/index.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import type { MenuEntry } from '#ui/overlay/menu-entry.ts';
import { RowMenu } from '#ui/overlay/row-menu.tsx';
import { copyAndTell } from '#ui/overlay/toasts/copy-button.tsx';
import type { OrderActions } from '../actions/order-actions.ts';
import { useBarText } from '../actions/use-bar-text.ts';
import classes from './row-actions.module.css';

type Props = { order: OrderRow; actions: OrderActions };

const icon = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;

/** All that can be done with one order of the table; what cannot be done says why. */
export function RowActions({ order, actions }: Props) {
  const { t } = useTranslation(['orders', 'order']);
  const barText = useBarText();
  const navigate = useNavigate();
  const { orderNumber, hasTracking, cancelBar } = order;
  const entries: readonly MenuEntry[] = [
    { key: 'open', label: t('orders:menu.open'), icon: <IconExternalLink {...icon} /> },
    ...(hasTracking ? [{ key: 'track', label: t('orders:menu.track'), icon: <IconTruck {...icon} /> }] : []),
    { key: 'copy', label: t('orders:menu.copy'), icon: <IconCopy {...icon} /> },
    {
      key: 'cancel',
      label: t('orders:menu.cancel'),
      icon: <IconX {...icon} />,
      tone: cancelBar ? undefined : 'danger',
      whyNot: cancelBar ? barText(order) : undefined,
    },
  ];
  const run: Record<string, () => void> = {
    open: () => void navigate({ to: '/orders/history', search: (now: object) => ({ ...now, order: orderNumber }) }),
    track: () => actions.onTrack(order),
    copy: () =>
      void copyAndTell(orderNumber, {
        done: t('order:copy.done', { text: orderNumber }),
        failed: t('order:copy.failed', { text: orderNumber }),
      }),
    cancel: () => actions.onCancel(order),
  };
  return (
    <div className={`${classes.actions} row justify-end grow gap-4`}>
      {actions.repeating && (
        <RepeatButton
          orderNumber={orderNumber}
          repeating={actions.repeating}
          isShort
          variant="quiet"
          size="sm"
          className={classes.repeat}
        />
      )}
      <RowMenu
        label={t('orders:menu.label', { number: orderNumber })}
        entries={entries}
        onPress={(key) => run[key]?.()}
      />
    </div>
  );
}
