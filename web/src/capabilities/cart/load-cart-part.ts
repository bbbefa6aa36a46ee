import { loadChunk } from '#platform/chunk-reload.ts';
import { loadTexts } from '#platform/texts/texts.ts';
import { whenIdle } from '#platform/when-idle.ts';

/** Most of the cart comes when somebody begins to order, and its texts with it. */
export async function loadCartPart<Part>(fetchPart: () => Promise<Part>): Promise<Part> {
  const [part] = await Promise.all([loadChunk(fetchPart), loadTexts('cart', 'catalogue', 'form', 'order')]);
  return part;
}

/** Many lines at once, for buyers who order by codes. */
export const loadAddWhole = () => loadCartPart(() => import('./amount/add-whole.ts'));

/** For what comes by itself: first the page with its goods, then the cart beside them. */
export async function loadCartPartLater<Part>(fetchPart: () => Promise<Part>): Promise<Part> {
  await whenIdle();
  return loadCartPart(fetchPart);
}
