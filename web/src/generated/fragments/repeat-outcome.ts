// Made by `npm run generate`; do not edit.
export const RepeatOutcome = `fragment RepeatOutcome on ReorderOutcome {
  lines_after
  merged
  error {
    code
    message
  }
  load {
    iMinimumOrderPallet
    iMaximumOrderPallet
    iMinimumOrderWeight
    iMaximumOrderWeight
    iTotalCartWeight
    iTotalCartPalletQty
    iPhysicalPallets
    handstacked
    isFullTruck
  }
}`;
