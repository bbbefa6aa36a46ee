import type { Language } from '@dray/contract/languages.ts';
import type { Country } from '@dray/contract/markets.ts';
import { isEmail } from '@dray/contract/users/email.ts';
import type { UserFault } from '@dray/contract/users/managed-user-shapes.ts';
import { hasAddress } from '@dray/contract/users/person-name.ts';
import { isPhoneOf, phoneExample } from '@dray/contract/users/phone.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import type { RoleChoice } from './roles/use-role-choice.ts';

export type TypedPerson = { firstName: string; lastName: string; email: string; phone: string; locale: Language };
export const emptyPerson = { firstName: '', lastName: '', email: '', phone: '' };

/** The server's own rules, so that nobody waits to hear what can be seen at once. */
export function useTypedFaults(country: Country, { rows, choice }: RoleChoice): (typed: TypedPerson) => UserFault[] {
  const { t } = useTranslation('people');
  const fault = (path: string, isWrong: boolean, message: string): UserFault[] =>
    isWrong ? [{ path, code: path, message }] : [];
  return ({ firstName, lastName, email, phone }) => [
    ...fault('firstName', !firstName.trim(), t('new.nameMissing')),
    ...fault('firstName', hasAddress(firstName), t('new.nameWithAddress')),
    ...fault('lastName', !lastName.trim(), t('new.nameMissing')),
    ...fault('lastName', hasAddress(lastName), t('new.nameWithAddress')),
    ...fault('email', !isEmail(email.trim()), t('new.emailShape')),
    ...fault(
      'phone',
      phone.trim() !== '' && !isPhoneOf(country, phone),
      t('new.phoneShape', { example: phoneExample(country).replaceAll(' ', '\u00a0') }),
    ),
    ...rows.flatMap(({ id, name }) =>
      fault(`shipTo:${id}`, choice[id] === undefined, t('roles.missing', { shipTo: name })),
    ),
  ];
}
