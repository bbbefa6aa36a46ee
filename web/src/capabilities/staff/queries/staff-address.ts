import { isCountry } from '@dray/contract/markets.ts';
import { recordedActions } from '@dray/contract/staff/recorded-actions.ts';
import { day, pageNumber, readAddress, text, word } from '#ui/list/filters/address-fields.ts';

const key = /^[\w-]{1,64}$/;
export const maxStaffSearch = 60;
export const maxCompanyId = 40;
/** Instead of somebody's id: a role for anybody. */
export const anybody = 'new';

const peopleFields = {
  q: text(maxStaffSearch),
  role: word(/^[a-z][a-z-]{1,39}$/),
  market: (raw: unknown) => (isCountry(raw) ? raw : undefined),
  page: pageNumber,
  /** Whose row is unfolded. */
  person: word(key),
  /** To whom a role is being given. */
  give: word(key),
};

const changesFields = {
  view: (raw: unknown) => (raw === 'decided' ? raw : undefined),
  page: pageNumber,
};

const trailFields = {
  subject: text(120),
  actor: text(80),
  company: text(maxCompanyId),
  action: (raw: unknown) => recordedActions.find((action) => action === raw),
  from: day,
  to: day,
};

export type StaffPeopleAddress = ReturnType<typeof readStaffPeople>;
export type StaffFilters = Pick<StaffPeopleAddress, 'q' | 'role' | 'market'>;
export type ChangesAddress = ReturnType<typeof readChanges>;
export type TrailFilters = ReturnType<typeof readTrail>;

type Raw = Readonly<Record<string, unknown>>;

export const readStaffPeople = (raw: Raw) => readAddress(peopleFields, raw);
export const readChanges = (raw: Raw) => readAddress(changesFields, raw);
export const readTrail = (raw: Raw) => readAddress(trailFields, raw);
