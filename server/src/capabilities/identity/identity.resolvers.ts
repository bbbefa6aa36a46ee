import type { MutationResolvers } from '@dray/contract/generated/wire.ts';
import { Refusal } from '#platform/refusal.ts';
import type { DoorOf, Request } from '#platform/request/request.ts';
import { checkSignIn } from './check-sign-in.ts';
import type { IdentityDoor } from './identity.door.ts';
import type { SignInGuard } from './needs/sign-in-guard.ts';

type Resolvers = { Mutation: Pick<MutationResolvers<Request>, 'generateCustomerToken'> };
type Parts = { identityOf: DoorOf<IdentityDoor>; guard: () => SignInGuard; keepsPasswords: boolean };

export function identityResolvers({ identityOf, guard, keepsPasswords }: Parts): Resolvers {
  return {
    Mutation: {
      async generateCustomerToken(_root, { email, password }, { address, actor, isFromBrowser, read, write }) {
        if (!keepsPasswords) throw new Refusal('PASSWORDS_KEPT_ELSEWHERE');
        // A browser's token is bound to its cookie; it must not get one that is not.
        if (isFromBrowser) throw new Refusal('PROGRAMS_ONLY');
        const attempt = { email, address };
        const steps = { read, write, identityOf, guard: guard() };
        const account = await checkSignIn(steps, actor, { ...attempt, password });
        const token = await write((transaction) => identityOf(transaction).issueToken(actor, account, attempt));
        return { token };
      },
    },
  };
}
