import { loadChunk } from '#platform/chunk-reload.ts';
import { loadTexts } from '#platform/texts/texts.ts';
import { whenIdle } from '#platform/when-idle.ts';
import type { LazyArea } from '../../../i18n/catalogues.ts';

/** Most of the cart comes when somebody begins to order, and its texts with it. */
export async function loadCartPart<Part>(fetchPart: () => Promise<Part>, ...areas: LazyArea[]): Promise<Part> {
  const texts = loadTexts('cart', 'catalogue', 'form', 'order', ...areas);
  const [part] = await Promise.all([loadChunk(fetchPart), texts]);
  return part;
}

/** For what comes by itself: first the page with its goods, then the cart beside them. */
export async function loadCartPartLater<Part>(fetchPart: () => Promise<Part>): Promise<Part> {
  await whenIdle();
  return loadCartPart(fetchPart);
}
