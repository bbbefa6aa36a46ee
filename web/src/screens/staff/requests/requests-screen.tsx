import { useSearch } from '@tanstack/react-router';
import { readRequests } from '#capabilities/requests-desk/index.ts';
import { StaffGate } from '../parts/staff-gate.tsx';
import { CannedPage } from './canned/canned-page.tsx';
import { RequestsPage } from './requests-page.tsx';

/** What customers ask, one of them with its conversation, or the answers that are written once: one address for all (T142). */
export function RequestsScreen() {
  const { answers, ...address } = readRequests(useSearch({ strict: false }));
  return (
    <StaffGate right="requests.answer" screen="requests">
      {answers ? <CannedPage /> : <RequestsPage address={address} />}
    </StaffGate>
  );
}
