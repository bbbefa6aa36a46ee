import { useSearch } from '@tanstack/react-router';
import { readCalendar } from '#capabilities/calendars/index.ts';
import { StaffGate } from '../parts/staff-gate.tsx';
import { CalendarPage } from './calendar-page.tsx';

/** When goods are delivered, for those who keep the calendars of their markets. */
export function CalendarScreen() {
  const address = readCalendar(useSearch({ strict: false }));
  return (
    <StaffGate right="customers.edit" screen="calendar">
      <CalendarPage address={address} />
    </StaffGate>
  );
}
