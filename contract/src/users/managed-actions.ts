/** What a company's own trail shows of what was done to its people, by the names under which it was written down. */
export const managedActions = [
  'person-invited',
  'roles-changed',
  'languages-changed',
  'status-changed',
  'sessions-ended',
  'password-set',
  'password-reset-asked',
] as const;
export type ManagedAction = (typeof managedActions)[number];
