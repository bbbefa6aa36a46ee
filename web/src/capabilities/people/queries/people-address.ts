import { managedActions } from '@dray/contract/users/managed-actions.ts';
import { userStatuses } from '@dray/contract/users/user-status.ts';
import { day, pageNumber, readAddress, text, word } from '#ui/list/filters/address-fields.ts';

const key = /^[\w-]{1,64}$/;
export const maxSearchLength = 60;
/** Instead of somebody's id: a person who is being invited. */
export const newPerson = 'new';

const fields = {
  q: text(maxSearchLength),
  status: (raw: unknown) => userStatuses.find((status) => status === raw),
  role: word(key),
  shipTo: word(key),
  page: pageNumber,
  /** The person that is shown. */
  person: word(key),
  view: (raw: unknown) => (raw === 'audit' ? raw : undefined),
  /** Of the trail: what, whom, and when. */
  action: (raw: unknown) => managedActions.find((action) => action === raw),
  of: word(key),
  from: day,
  to: day,
};

/** What the management of people shows, as its address says it: the list, one person of it, or what was changed. */
export type PeopleAddress = ReturnType<typeof readPeopleAddress>;
export type PeopleFilters = Pick<PeopleAddress, 'q' | 'status' | 'role' | 'shipTo'>;
export type ChangesFilters = Pick<PeopleAddress, 'action' | 'of' | 'from' | 'to'>;

export const readPeopleAddress = (raw: Readonly<Record<string, unknown>>) => readAddress(fields, raw);
