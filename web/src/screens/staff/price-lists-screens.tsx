import { useSearch } from '@tanstack/react-router';
import { readPriceLists } from '#capabilities/pricing/index.ts';
import { StaffGate } from './parts/staff-gate.tsx';
import { PriceListsPage } from './price-lists/price-lists-page.tsx';

/** Which price list counts for whom, from which day on. */
export function PriceListsScreen() {
  const { shipTo } = readPriceLists(useSearch({ strict: false }));
  return (
    <StaffGate right="prices.read" screen="lists">
      <PriceListsPage shipTo={shipTo} />
    </StaffGate>
  );
}
