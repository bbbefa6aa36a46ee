import { useSearch } from '@tanstack/react-router';
import { readOrderDesk } from '#capabilities/order-desk/index.ts';
import { StaffGate } from '../parts/staff-gate.tsx';
import { OrdersPage } from './list/orders-page.tsx';
import { OrderPage } from './order/order-page.tsx';

/** Orders of all customers, or one of them: one address for both (T142). */
export function OrdersScreen() {
  const { order, page = 1, before, ...filters } = readOrderDesk(useSearch({ strict: false }));
  return (
    <StaffGate right="orders.read" screen="orders">
      {order ? (
        <OrderPage key={order} orderNumber={order} />
      ) : (
        <OrdersPage filters={filters} page={page} before={before} />
      )}
    </StaffGate>
  );
}
