import type { Translate } from '#platform/texts/texts.ts';
import type { ShipTo } from './choose-ship-to.ts';

/** Why goods cannot go there; nothing where they can. */
export function closedReason(t: Translate<'shell'>, { status }: ShipTo): string | undefined {
  if (status === 'Active') return undefined;
  return status === 'Suspended' ? t('shipTo.suspended') : t('shipTo.movedOut');
}
