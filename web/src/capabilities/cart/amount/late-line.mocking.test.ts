// @vitest-environment happy-dom
import { noPacks } from '@dray/contract/catalogue/pack-quantity.ts';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { loadTexts, startTexts } from '#platform/texts/texts.ts';
import { shownToasts } from '#ui/overlay/toasts/toast-queue.ts';
import { keg } from '../test-cart.ts';
import { addLateLine, saveLateLine } from './late-line.ts';

const part = vi.hoisted(() => ({ isHere: false, addLine: vi.fn(), saveLine: vi.fn() }));
vi.mock('../part/load-cart-part.ts', () => ({
  loadCartPart: async () => {
    if (!part.isHere) throw new Error('planted');
    return part;
  },
}));

const lager = { ...keg, sku: 'CZ1', name: 'Ležák' };
const one = { ...noPacks, pack: 1 };
const context = { client: new QueryClient(), language: 'cs' as const };

beforeAll(async () => {
  startTexts('cs');
  await loadTexts('shell');
});

beforeEach(() => {
  part.isHere = false;
  part.addLine.mockReset().mockResolvedValue(true);
  part.saveLine.mockReset().mockResolvedValue(undefined);
});

afterEach(() => {
  for (const { dismiss } of shownToasts()) dismiss();
});

test('a part of the program that did not come is shown by the product’s name, and Try again adds it', async () => {
  expect(await addLateLine(context, { product: lager }, one)).toBe(false);
  expect(shownToasts()).toMatchObject([{ tone: 'failed', text: 'Nepřidáno do košíku: Ležák' }]);

  part.isHere = true;
  shownToasts()[0]?.action?.run();

  await vi.waitFor(() => expect(part.addLine).toHaveBeenCalledWith(context, { product: lager }, one));
});

test('an amount is saved in the same way, and never rejects', async () => {
  await expect(saveLateLine(context, { product: lager }, one)).resolves.toBeUndefined();

  part.isHere = true;
  shownToasts()[0]?.action?.run();

  await vi.waitFor(() => expect(part.saveLine).toHaveBeenCalledWith(context, { product: lager }, one));
});
