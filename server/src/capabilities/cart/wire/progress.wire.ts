import type { ProgressBarData } from '@dray/contract/generated/wire.ts';
import type { Language } from '@dray/contract/languages.ts';
import { toDecimal } from '#platform/money.ts';
import { weightLimitFinding } from '../rules/cart-load.model.ts';
import type { PricedCart } from '../rules/priced-cart.model.ts';
import { messageOf } from './finding.wire.ts';

/** Kilograms and pallet equivalents; no limit is null (T63, T67). */
export function progressToWire({ load, limits, canProceed }: PricedCart, language: Language): ProgressBarData {
  const [limit] = weightLimitFinding(load.verdict, limits);
  return {
    iMinimumOrderPallet: limits.minimumPallets,
    iMaximumOrderPallet: limits.maximumPallets,
    iMinimumOrderWeight: limits.minimumWeightKg,
    iMaximumOrderWeight: limits.maximumWeightKg,
    iMinimumOrderPrice: limits.minimumPriceMinor === undefined ? null : toDecimal(limits.minimumPriceMinor),
    iMaximumOrderPrice: limits.maximumPriceMinor === undefined ? null : toDecimal(limits.maximumPriceMinor),
    iTotalCartWeight: load.weightKg,
    iTotalCartPalletQty: load.pallets,
    iTotalQty: load.quantity,
    iPhysicalPallets: load.physicalPallets,
    iTotalHectolitres: load.hectolitres,
    handstacked: limits.handstacked,
    isFullTruck: load.isFullTruck,
    canProceed,
    code: load.verdict,
    message: messageOf({ code: load.verdict }, language),
    limit_message: limit ? messageOf(limit, language) : null,
  };
}
