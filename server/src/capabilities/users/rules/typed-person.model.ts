import type { Country } from '@dray/contract/markets.ts';
import { isEmail } from '@dray/contract/users/email.ts';
import { isPhoneOf } from '@dray/contract/users/phone.ts';

export type TypedPerson = {
  firstName: string;
  lastName: string;
  email: string;
  phone: string | undefined;
  country: Country;
};

export type TypedFault = { path: keyof TypedPerson; code: 'NAME_MISSING' | 'EMAIL_SHAPE' | 'PHONE_SHAPE' };

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
    ...(firstName === '' ? [{ path: 'firstName', code: 'NAME_MISSING' } as const] : []),
    ...(lastName === '' ? [{ path: 'lastName', code: 'NAME_MISSING' } as const] : []),
    ...(isEmail(email) ? [] : [{ path: 'email', code: 'EMAIL_SHAPE' } as const]),
    ...(phone === undefined || isPhoneOf(country, phone) ? [] : [{ path: 'phone', code: 'PHONE_SHAPE' } as const]),
  ];
}
