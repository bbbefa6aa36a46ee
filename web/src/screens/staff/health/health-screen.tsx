import { StaffGate } from '../parts/staff-gate.tsx';
import { HealthPage } from './health-page.tsx';

/** How the portal is running, and what it depends on. */
export const HealthScreen = () => (
  <StaffGate right="health.read" screen="health">
    <HealthPage />
  </StaffGate>
);
