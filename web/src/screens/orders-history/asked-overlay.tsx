import type { LiveOrders } from '#capabilities/ordering/index.ts';
import type { Asked } from './actions/order-actions.ts';
import { CancelDialog } from './cancel/cancel-dialog.tsx';
import { TrackingDrawer } from './tracking/tracking-drawer.tsx';

type Props = { asked: Asked; live: LiveOrders['state']; onClose: () => void };

/** What opens over the list and over an order's page alike. */
export function AskedOverlay({ asked: { what, order }, live, onClose }: Props) {
  return what === 'cancel' ? (
    <CancelDialog order={order} onClose={onClose} />
  ) : (
    <TrackingDrawer order={order} live={live} onClose={onClose} />
  );
}
