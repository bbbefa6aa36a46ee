export { Avatar } from './avatar.tsx';
export {
  countStatus,
  faultsOf,
  isOutdated,
  isUsedUp,
  titleOf,
  useInvite,
  useResend,
  useSetStatus,
  useUpdatePerson,
} from './change-people.ts';
export { PersonStatus } from './person-status.tsx';
export { ProfileTabs } from './profile-tabs.tsx';
export {
  type AssignableRoles,
  type Change,
  type PeoplePage,
  type Person,
  peoplePerPage,
  peopleQueries,
} from './queries/people.queries.ts';
export {
  type ChangesFilters,
  maxSearchLength,
  newPerson,
  type PeopleAddress,
  type PeopleFilters,
  readPeopleAddress,
} from './queries/people-address.ts';
export { type Besides, besideRoles, besidesOf, changedBesides } from './roles/beside-roles.ts';
export {
  type Choice,
  changedRows,
  choiceOf,
  chooseAll,
  noAccess,
  type RoleRow,
  rowsOf,
  toSchema,
} from './roles/role-choice.ts';
export { type SeenSection, seenSections } from './roles/seen-sections.ts';
export { useRoleName } from './use-role-name.ts';
