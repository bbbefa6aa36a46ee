import { consentKinds, consentsInForce } from '@dray/contract/identity/consents.ts';
import type { ReadLink } from '@dray/contract/identity/passwords.rest.ts';
import type { Person } from '../rules/identity.model.ts';
import type { LinkReading } from './read-link.ts';

export function linkToWire(reading: LinkReading, passwordsElsewhere: string | undefined): ReadLink {
  const { link, person, inviter, companyName, shipTos } = reading;
  return {
    kind: link.kind,
    email: person.email,
    name: nameOf(person),
    expiresAt: link.expiresAt.toISOString(),
    invitedBy: inviter ? nameOf(inviter) : null,
    companyName: companyName ?? null,
    places: shipTos.map(({ name, city, roleId, roleName }) => ({
      name: name ?? null,
      city: city ?? null,
      roleid: roleId,
      rolename: roleName,
    })),
    consents: link.kind === 'invitation' ? consentKinds.map((kind) => ({ kind, ...consentsInForce[kind] })) : [],
    passwordsElsewhere: passwordsElsewhere ?? null,
  };
}

const nameOf = ({ firstName, lastName }: Person): string => `${firstName} ${lastName}`.trim();
