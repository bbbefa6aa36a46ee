import type { Language } from '@dray/contract/languages.ts';
import type { Country } from '@dray/contract/markets.ts';
import { type PersonFaultCode, personFaultText, personTitle } from '@dray/contract/texts/people-text.ts';
import type { UserFault } from '@dray/contract/users/managed-user-shapes.ts';
import { phoneExample } from '@dray/contract/users/phone.ts';
import { Refusal } from '#platform/refusal.ts';

type Fault = { path: string; code: PersonFaultCode; shipTo?: string };
type Wording = { language: Language; country: Country };

const toWire = ({ path, code, shipTo = '' }: Fault, { language, country }: Wording): UserFault => ({
  path,
  code,
  message: personFaultText(code, language, { shipTo, example: phoneExample(country) }),
});

/** Everything that is wrong at once, each at its field. */
export function refuseFaults(faults: readonly Fault[], title: 'create' | 'update', wording: Wording): void {
  if (faults.length === 0) return;
  throw new Refusal('USER_INVALID', {}, undefined, {
    title: personTitle(title, wording.language),
    faults: faults.map((fault) => toWire(fault, wording)),
  });
}

/** The person who has the address is not named: it may be somebody of another company. */
export const userExists = (wording: Wording): Refusal =>
  new Refusal('USER_EXISTS', {}, undefined, {
    title: personTitle('exists', wording.language),
    faults: [toWire({ path: 'email', code: 'EMAIL_TAKEN' }, wording)],
  });
