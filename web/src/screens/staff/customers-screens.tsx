import { useParams, useSearch } from '@tanstack/react-router';
import { readCustomer, readCustomers } from '#capabilities/customers/index.ts';
import { CustomerPage } from './customer/customer-page.tsx';
import { CustomersPage } from './customers/customers-page.tsx';
import { StaffGate } from './parts/staff-gate.tsx';

/** Whom one looks for among the customers of one's markets or portfolio. */
export function CustomersScreen() {
  const { q, page = 1 } = readCustomers(useSearch({ strict: false }));
  return (
    <StaffGate right="customers.read" screen="customers">
      <CustomersPage search={q} page={page} />
    </StaffGate>
  );
}

/** One of them; what the address cannot mean is a customer that does not exist. */
export function CustomerScreen() {
  const { companyId = '' } = useParams({ strict: false });
  const address = readCustomer(useSearch({ strict: false }));
  return (
    <StaffGate right="customers.read" screen="customers">
      <CustomerPage key={companyId} companyId={companyId} address={address} />
    </StaffGate>
  );
}
