import { useSearch } from '@tanstack/react-router';
import { readTicketsAddress, useLiveTickets } from '#capabilities/support/index.ts';
import { NewRequest } from './new/new-request.tsx';
import { TicketsPage } from './tickets-page.tsx';

/** What one asks customer service, each matter with its conversation; a new one is written here, too (G1–G3, T142). */
export function TicketsScreen() {
  const { new: isNew, ...address } = readTicketsAddress(useSearch({ strict: false }));
  useLiveTickets();
  return isNew ? <NewRequest /> : <TicketsPage address={address} />;
}
