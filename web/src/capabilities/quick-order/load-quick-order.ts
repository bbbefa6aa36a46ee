import { loadChunk } from '#platform/chunk-reload.ts';
import { loadTexts } from '#platform/texts/texts.ts';
import type { PastedRow } from './rows/pasted-rows.ts';

/** Only who orders by codes needs it: it comes with its texts when it is reached for, or when the page has nothing to do. */
async function loadQuickOrder<Part>(fetchPart: () => Promise<Part>): Promise<Part> {
  const [part] = await Promise.all([loadChunk(fetchPart), loadTexts('quick-order', 'catalogue', 'form')]);
  return part;
}

export const loadQuickOrderPad = () => loadQuickOrder(() => import('./quick-order-pad.tsx'));
export const loadQuickOrderRow = () => loadQuickOrder(() => import('./quick-order-row.tsx'));

/** Rows that were pasted wait on the pad, whether or not it is open. */
export async function keepOnPad(pasted: readonly PastedRow[]): Promise<void> {
  const { keepPasted } = await loadQuickOrder(() => import('./rows/stored-rows.ts'));
  keepPasted(pasted);
}
