import { lazy } from 'react';
import { loadCartPart, loadCartPartLater } from '#capabilities/cart/index.ts';
import { Later } from '#ui/page/later.tsx';

const CutOffReminder = lazy(() => loadCartPart(() => import('./cut-off-reminder.tsx'), 'notifications'));
const CutOff = lazy(() => loadCartPartLater(() => import('./cut-off.tsx')));

type Props = { country: string | undefined; isShort?: boolean };

/** Where the clock is on every page; it comes when the page is there. */
export const CutOffSlot = (props: Props) => (
  <Later>
    <CutOff {...props} />
  </Later>
);

/** At the bell: it comes when that is opened. */
export const CutOffReminderSlot = ({ country }: Pick<Props, 'country'>) => (
  <Later>
    <CutOffReminder country={country} />
  </Later>
);
