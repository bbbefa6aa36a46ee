import { useSearch } from '@tanstack/react-router';
import { readErp } from '#capabilities/erp-desk/index.ts';
import { StaffGate } from '../parts/staff-gate.tsx';
import { ErpPage } from './erp-page.tsx';
import { OrderPage } from './order/order-page.tsx';

/** What waits for the ERP, or the way of one order there: one address for both (T142). */
export function ErpScreen() {
  const { order, ...address } = readErp(useSearch({ strict: false }));
  return (
    <StaffGate right="erp.read" screen="erp">
      {order ? <OrderPage key={order} orderNumber={order} /> : <ErpPage address={address} />}
    </StaffGate>
  );
}
