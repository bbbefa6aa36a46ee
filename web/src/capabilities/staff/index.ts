export { History } from './history/history.tsx';
export { inventedEvents } from './history/invented-events.ts';
export { useApprove, useAskGrant, useEndGrant, useRefuse, useWithdraw } from './queries/change-staff.ts';
export {
  type ChangeRequest,
  type ChangesView,
  type RecordedEvent,
  type StaffGrant,
  type StaffPage,
  type StaffPerson,
  type StaffRole,
  type StaffSelf,
  staffPerPage,
  staffQueries,
} from './queries/staff.queries.ts';
export {
  anybody,
  type ChangesAddress,
  maxCompanyId,
  maxStaffSearch,
  readChanges,
  readStaffPeople,
  readTrail,
  type StaffFilters,
  type StaffPeopleAddress,
  type TrailFilters,
} from './queries/staff-address.ts';
export { trailFile } from './queries/trail-file.ts';
export { RoleChip } from './role-chip.tsx';
export { isOffered, staffScreens } from './staff-screens.ts';
export { changedFields } from './words/changed-fields.ts';
export { groupRights, holdsRight, isEverywhere } from './words/held-rights.ts';
export { OldAndNew } from './words/old-and-new.tsx';
export { useEventWords } from './words/use-event-words.ts';
export { useStaffClock } from './words/use-staff-clock.ts';
export { useStaffWords } from './words/use-staff-words.ts';
