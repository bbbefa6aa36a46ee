import { type AmountFault, findAmountFault, maxPacksOfALine } from '@dray/contract/cart/amount-fault.ts';
import { type PackAmount, totalPacks, weightOfPacks } from '@dray/contract/catalogue/pack-quantity.ts';
import { stackingOf } from '@dray/contract/catalogue/stacked-product.ts';
import type { QuickGoods } from './goods/find-goods.ts';
import { amountOfRow, type PadRow, type WrittenFault } from './rows/pad-rows.ts';

/** The state of a row before it is sent, by what is known of its goods. */
export type JudgedRow =
  | { kind: 'blank' | 'looking' | 'unknown' }
  | { kind: 'refused'; message: string }
  | { kind: 'wrongAmount'; fault: WrittenFault }
  | { kind: 'good'; amount: PackAmount; packs: number; weightKg: number };

/** Goods are null where the code stands for nothing, undefined while it is looked up. */
export function judgeRow(row: PadRow, goods: QuickGoods | null | undefined): JudgedRow {
  if (row.code.trim() === '') return { kind: 'blank' };
  if (goods === null) return { kind: 'unknown' };
  if (goods === undefined) return { kind: 'looking' };
  if (goods.not_orderable_reason) return { kind: 'refused', message: goods.not_orderable_reason.message };
  const amount = amountOfRow(row, goods);
  const fault = amount ? faultOf(goods, amount) : whyUnread(row.amount);
  if (!amount || fault) return { kind: 'wrongAmount', fault: fault ?? { code: 'NOT_A_NUMBER' } };
  const packs = totalPacks(amount, stackingOf(goods));
  return { kind: 'good', amount, packs, weightKg: weightOfPacks(packs, goods.gross_weight_for_one_cas) };
}

function faultOf(goods: QuickGoods, { pack, layer, pallet }: PackAmount): AmountFault | undefined {
  const { packsPerLayer, layersPerPallet } = stackingOf(goods);
  const { packaging_cart, layer_cart, pallets_cart } = goods.cart_fields;
  const sold = { byPack: packaging_cart === 1, byLayer: layer_cart === 1, byPallet: pallets_cart === 1 };
  return findAmountFault(
    { perLayer: packsPerLayer, layersPerPallet, ...sold },
    { quantity: pack, layers: layer, pallets: pallet },
  );
}

function whyUnread(text: string): WrittenFault {
  const written = text.trim();
  if (/^-\s*\d/.test(written) || /^0+([.,]0+)?(\s*\p{L}+)?$/u.test(written)) return { code: 'QUANTITY_INVALID' };
  if (/^\d{7,}$/.test(written)) return { code: 'QUANTITY_TOO_LARGE', maximum: maxPacksOfALine };
  return { code: 'NOT_A_NUMBER' };
}
