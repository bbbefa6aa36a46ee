import type { Language } from '@dray/contract/languages.ts';
import type { Country } from '@dray/contract/markets.ts';
import type { WantedGrant } from '@dray/contract/staff/staff-grant-shapes.ts';
import { isEmail } from '@dray/contract/users/email.ts';
import { hasAddress } from '@dray/contract/users/person-name.ts';

export type TypedGrant = {
  email: string;
  firstName: string;
  lastName: string;
  language: Language;
  roleId: string | undefined;
  markets: readonly Country[];
  endsOn: string | undefined;
};

type Field = 'email' | 'firstName' | 'lastName' | 'role' | 'markets' | 'endsOn';
export type GrantFault = {
  field: Field;
  code: 'emailShape' | 'nameMissing' | 'lastNameMissing' | 'nameWithAddress' | 'roleMissing' | 'marketsMissing';
};

/** The server's own rules, so that nobody waits to hear what can be seen at once. */
export function findGrantFaults(typed: TypedGrant, isKnown: boolean): GrantFault[] {
  const fault = (field: Field, code: GrantFault['code'], isWrong: boolean): GrantFault[] =>
    isWrong ? [{ field, code }] : [];
  return [
    ...fault('email', 'emailShape', !isEmail(typed.email.trim())),
    ...(isKnown
      ? []
      : [
          ...fault('firstName', 'nameMissing', typed.firstName.trim() === ''),
          ...fault('firstName', 'nameWithAddress', hasAddress(typed.firstName)),
          ...fault('lastName', 'lastNameMissing', typed.lastName.trim() === ''),
          ...fault('lastName', 'nameWithAddress', hasAddress(typed.lastName)),
        ]),
    ...fault('role', 'roleMissing', !typed.roleId),
    ...fault('markets', 'marketsMissing', typed.markets.length === 0),
  ];
}

/** Of somebody who is there already nothing but the address is sent: their names are their own. */
export function toWantedGrant(typed: TypedGrant, isKnown: boolean): WantedGrant {
  const { email, firstName, lastName, language, roleId = '', markets, endsOn } = typed;
  return {
    email: email.trim(),
    ...(isKnown ? {} : { firstName: firstName.trim(), lastName: lastName.trim(), language }),
    roleId,
    markets: [...markets],
    ...(endsOn ? { endsOn } : {}),
  };
}

type Known = { email: string };

/** An address is somebody's whatever its case. */
export const findKnown = <Person extends Known>(people: readonly Person[], email: string): Person | undefined =>
  people.find((person) => person.email.toLowerCase() === email.trim().toLowerCase());
