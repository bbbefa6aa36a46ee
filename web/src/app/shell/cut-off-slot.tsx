import { lazy } from 'react';
import { loadCartPartLater } from '#capabilities/cart/index.ts';
import { Later } from '#ui/page/later.tsx';

const CutOff = lazy(() => loadCartPartLater(() => import('./cut-off.tsx')));

type Props = { country: string | undefined; isShort?: boolean };

/** Where the clock is on every page; it comes when the page is there. */
export const CutOffSlot = (props: Props) => (
  <Later>
    <CutOff {...props} />
  </Later>
);
