import { loadCartPart } from '../part/load-cart-part.ts';

/** Many lines at once, for buyers who order by codes. */
export const loadAddWhole = () => loadCartPart(() => import('./add-whole.ts'));
