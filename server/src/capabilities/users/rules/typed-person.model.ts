import type { Country } from '@dray/contract/markets.ts';
import { isEmail } from '@dray/contract/users/email.ts';
import { hasAddress } from '@dray/contract/users/person-name.ts';
import { isPhoneOf } from '@dray/contract/users/phone.ts';

export type TypedPerson = {
  firstName: string;
  lastName: string;
  email: string;
  phone: string | undefined;
  country: Country;
};

export type TypedFault = {
  path: keyof TypedPerson;
  code: 'NAME_MISSING' | 'NAME_WITH_ADDRESS' | 'EMAIL_SHAPE' | 'PHONE_SHAPE';
};

/** Without what a keyboard or a copied line leaves around it. */
const tidy = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

export const tidyPerson = (typed: Omit<TypedPerson, 'phone'> & { phone?: string | null | undefined }): TypedPerson => ({
  firstName: tidy(typed.firstName),
  lastName: tidy(typed.lastName),
  email: typed.email.trim(),
  phone: tidy(typed.phone ?? '') || undefined,
  country: typed.country,
});

export function findTypedFaults({ firstName, lastName, email, phone, country }: TypedPerson): TypedFault[] {
  return [
    ...nameFaults('firstName', firstName),
    ...nameFaults('lastName', lastName),
    ...(isEmail(email) ? [] : [{ path: 'email', code: 'EMAIL_SHAPE' } as const]),
    ...(phone === undefined || isPhoneOf(country, phone) ? [] : [{ path: 'phone', code: 'PHONE_SHAPE' } as const]),
  ];
}

function nameFaults(path: 'firstName' | 'lastName', name: string): TypedFault[] {
  if (name === '') return [{ path, code: 'NAME_MISSING' }];
  return hasAddress(name) ? [{ path, code: 'NAME_WITH_ADDRESS' }] : [];
}
