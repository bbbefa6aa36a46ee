import type { MutationResolvers } from '@dray/contract/generated/wire.ts';
import { Refusal } from '#platform/refusal.ts';
import type { DoorOf, Request } from '#platform/request.ts';
import type { IdentityDoor } from './identity.door.ts';

type Resolvers = { Mutation: Pick<MutationResolvers<Request>, 'generateCustomerToken'> };

/**
 * Three steps, each with its own hold on the database: the attempt counts even when the password turns out wrong, and no
 * transaction stays open while the password is hashed.
 */
export function identityResolvers(identityOf: DoorOf<IdentityDoor>, keepsPasswords: boolean): Resolvers {
  return {
    Mutation: {
      async generateCustomerToken(_root, { email, password }, request) {
        if (!keepsPasswords) throw new Refusal('PASSWORDS_KEPT_ELSEWHERE');
        // A browser's token is bound to its cookie; it must not get one that is not.
        if (request.isFromBrowser) throw new Refusal('PROGRAMS_ONLY');
        const attempt = { email, address: request.address };
        const waitSeconds = await request.write((transaction) => identityOf(transaction).takeAttempt(attempt));
        if (waitSeconds) throw new Refusal('TOO_MANY_ATTEMPTS', { minutes: Math.ceil(waitSeconds / 60) }, waitSeconds);

        const account = await request.read((transaction) => identityOf(transaction).checkCredentials(email, password));
        const token = await request.write((transaction) =>
          identityOf(transaction).issueToken(request.actor, account, attempt),
        );
        return { token };
      },
    },
  };
}
