import { loadChunk } from '#platform/chunk-reload.ts';
import { loadTexts } from '#platform/texts/texts.ts';

/** Only who orders by codes needs it: it comes with its texts when it is reached for, or when the page has nothing to do. */
export async function loadQuickOrder<Part>(fetchPart: () => Promise<Part>): Promise<Part> {
  const [part] = await Promise.all([loadChunk(fetchPart), loadTexts('quick-order', 'catalogue')]);
  return part;
}
