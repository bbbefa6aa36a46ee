import {
  noPacks,
  type PackAmount,
  type PackUnit,
  packUnits,
  type Stacking,
  totalPacks,
} from '@dray/contract/catalogue/pack-quantity.ts';
import { useSyncExternalStore } from 'react';
import { parseAmount } from './typed-amount.ts';

/** What was typed beside a product, in each unit, as it was typed. */
export type QuantityDraft = Readonly<Record<PackUnit, string>>;

const nothing: QuantityDraft = { pack: '', layer: '', pallet: '' };
const drafts = new Map<string, QuantityDraft>();
const listeners = new Set<() => void>();

function watch(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Kept while the page lives, so that turning a page, or from cards to rows, loses nothing that was typed. */
export const useQuantityDraft = (sku: string): QuantityDraft =>
  useSyncExternalStore(watch, () => drafts.get(sku) ?? nothing);

export function keepQuantityDraft(sku: string, draft: Partial<QuantityDraft>): void {
  drafts.set(sku, { ...nothing, ...draft });
  for (const listener of listeners) listener();
}

/** The amount a draft means; nothing where one of its fields is no number. */
export function amountIn(draft: QuantityDraft): PackAmount | undefined {
  const amounts = packUnits.map((unit) => parseAmount(draft[unit]));
  const [pack, layer, pallet] = amounts;
  if (pack === undefined || layer === undefined || pallet === undefined) return undefined;
  return { ...noPacks, pack, layer, pallet };
}

/** The same in one field: where several units were filled, the sum in packs. */
export function inOneField(draft: QuantityDraft, stacking: Stacking): { unit: PackUnit; text: string } | undefined {
  const filled = packUnits.filter((unit) => draft[unit] !== '');
  const [unit] = filled;
  if (!unit) return undefined;
  if (filled.length === 1) return { unit, text: draft[unit] };
  const amount = amountIn(draft);
  return amount && { unit: 'pack', text: String(totalPacks(amount, stacking)) };
}
