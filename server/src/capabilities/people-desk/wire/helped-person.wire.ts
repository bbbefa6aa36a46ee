import { headOffice } from '@dray/contract/markets.ts';
import type { HelpedPerson } from '@dray/contract/people-desk/helped-person-shapes.ts';
import type { ShownPerson } from '../help/show-people.ts';

export const helpedToWire = (
  { account, invitation, lockedUntil, open }: ShownPerson,
  hasPasswordHere: boolean,
): HelpedPerson => ({
  uid: account.uid,
  firstName: account.firstName,
  lastName: account.lastName,
  email: account.email,
  phone: account.phone ?? null,
  country: account.country ?? headOffice,
  status: account.status,
  version: account.version,
  invitation: invitation
    ? {
        sentAt: invitation.sentAt.toISOString(),
        expiresAt: invitation.expiresAt.toISOString(),
        isOver: invitation.isOver,
      }
    : null,
  lockedUntil: lockedUntil?.toISOString() ?? null,
  ...open,
  hasPasswordHere,
});
