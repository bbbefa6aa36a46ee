import type { TFunction } from 'i18next';
import type { ShipTo } from './choose-ship-to.ts';

/** Why goods cannot go there; nothing where they can. */
export function closedReason(t: TFunction<'shell'>, { status }: ShipTo): string | undefined {
  if (status === 'Active') return undefined;
  return status === 'Suspended' ? t('shipTo.suspended') : t('shipTo.movedOut');
}
