import { useSearch } from '@tanstack/react-router';
import { readPriceQuestion } from '#capabilities/pricing/index.ts';
import { readChanges, readStaffPeople, readTrail } from '#capabilities/staff/index.ts';
import { ChangesScreen } from './changes/changes-screen.tsx';
import { GiveScreen } from './give/give-screen.tsx';
import { StaffGate } from './parts/staff-gate.tsx';
import { PeopleScreen } from './people/people-screen.tsx';
import { TrailPage } from './trail/trail-page.tsx';
import { WhyPricePage } from './why-price/why-price-page.tsx';

export { CalendarScreen } from './calendar/calendar-screen.tsx';
export { ContentDeskScreen, ContentItemScreen } from './content/content-screen.tsx';
export { CustomerScreen, CustomersScreen } from './customers-screens.tsx';
export { DeskScreen } from './desk/desk-screen.tsx';
export { ErpScreen } from './erp/erp-screen.tsx';
export { HealthScreen } from './health/health-screen.tsx';
export { ImportsScreen } from './imports-screens.tsx';
export { OnboardingScreen, OnboardingsScreen } from './onboardings-screens.tsx';
export { OrdersScreen } from './orders/orders-screen.tsx';
export { PriceListsScreen } from './price-lists-screens.tsx';
export { RequestsScreen } from './requests/requests-screen.tsx';
export { SectionsScreen } from './sections/sections-screen.tsx';

/** The supplier's people, or the way to give one of them a role. One address for both (T142). */
export function StaffPeopleScreen() {
  const { give, person, page = 1, ...filters } = readStaffPeople(useSearch({ strict: false }));
  return (
    <StaffGate right="staff.manage" screen="people">
      {give ? <GiveScreen key={give} uid={give} /> : <PeopleScreen filters={filters} page={page} open={person} />}
    </StaffGate>
  );
}

export function StaffChangesScreen() {
  const { view, page = 1 } = readChanges(useSearch({ strict: false }));
  return <ChangesScreen view={view ?? 'waiting'} page={page} />;
}

export function TrailScreen() {
  const filters = readTrail(useSearch({ strict: false }));
  return (
    <StaffGate right="audit.read" screen="audit">
      <TrailPage filters={filters} />
    </StaffGate>
  );
}

export function WhyPriceScreen() {
  const question = readPriceQuestion(useSearch({ strict: false }));
  return (
    <StaffGate right="prices.explain" screen="prices">
      <WhyPricePage question={question} />
    </StaffGate>
  );
}
