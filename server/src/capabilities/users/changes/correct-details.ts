import type { Language } from '@dray/contract/languages.ts';
import { headOffice } from '@dray/contract/markets.ts';
import type { ManagedAccount } from '#capabilities/identity/index.ts';
import { Refusal } from '#platform/refusal.ts';
import { findTypedFaults, type TypedPerson, tidyPerson } from '../rules/typed-person.model.ts';
import { refuseFaults, userExists } from './user-faults.ts';
import type { UsersDeps } from './users.deps.ts';

const corrected = ['firstName', 'lastName', 'email', 'phone'] as const;
export type CorrectedField = (typeof corrected)[number];

type Given = Pick<TypedPerson, 'firstName' | 'lastName' | 'email'> & { phone: string | null; version: number };

/**
 * Name, address and telephone by the rules of a new person, on the record that was shown. Which of them have changed; whose
 * record it may be, and who hears of it, is the caller's to look after.
 */
export async function correctDetails(
  { identity }: UsersDeps,
  language: Language,
  account: ManagedAccount,
  given: Given,
): Promise<CorrectedField[]> {
  if (account.version !== given.version) throw new Refusal('CHANGED_MEANWHILE');
  const country = account.country ?? headOffice;
  const person = tidyPerson({ ...given, country });
  const fields = corrected.filter((field) => (account[field] ?? '') !== (person[field] ?? ''));
  if (fields.length === 0) return [];

  const wording = { language, country };
  // What has stood there all along is not theirs to mend who came for something else.
  const faults = findTypedFaults(person).filter(({ path }) => fields.some((field) => field === path));
  refuseFaults(faults, 'update', wording);
  if (!(await identity.correctDetails(account, person))) throw userExists(wording);
  return fields;
}
