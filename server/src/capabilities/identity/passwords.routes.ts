import type { passwordsRoutes as contract } from '@dray/contract/identity/passwords.rest.ts';
import { Refusal } from '#platform/refusal.ts';
import type { DoorOf, Request } from '#platform/request/request.ts';
import type { RestHandlers } from '#platform/request/rest-handlers.ts';
import { changePassword } from './change-password.ts';
import type { IdentityDoor } from './identity.door.ts';
import { linkToWire } from './links/link.wire.ts';
import type { SignInGuard } from './needs/sign-in-guard.ts';
import type { JudgePassword } from './passwords/password-judge.ts';
import { resetPassword } from './reset-password.ts';
import { setFirstPassword } from './set-first-password.ts';

type Parts = {
  identityOf: DoorOf<IdentityDoor>;
  guard: () => SignInGuard;
  judge: JudgePassword;
  /** The provider that keeps the passwords, where it is not us. */
  passwordsElsewhere: string | undefined;
};
type Given = { gig_i_code: string; gig_i_vToken: string };

export function passwordsRoutes({
  identityOf,
  guard,
  judge,
  passwordsElsewhere,
}: Parts): RestHandlers<typeof contract> {
  const stepsOf = ({ read, write }: Request) => {
    if (passwordsElsewhere !== undefined)
      throw new Refusal('PASSWORDS_ELSEWHERE', {}, undefined, { address: passwordsElsewhere });
    return { read, write, identityOf, guard: guard(), judge };
  };

  return {
    readLink: ({ read }, { body }) =>
      read(async (transaction) =>
        linkToWire(await identityOf(transaction).readLink(secretFrom(body)), passwordsElsewhere),
      ),

    setFirstPassword: (request, { body: { consents, newPassword, retypePassword, ...link } }) =>
      setFirstPassword(stepsOf(request), request, {
        secret: secretFrom(link),
        consents,
        newPassword,
        retypePassword,
      }),

    acceptInvitation: (request, { body: { consents, ...link } }) => {
      if (passwordsElsewhere === undefined) throw new Refusal('NOT_FOUND');
      return request.write(async (transaction) => ({
        email: await identityOf(transaction).acceptInvitation(request, { secret: secretFrom(link), consents }),
      }));
    },

    forgotPassword: async (request, { body: { email } }) => {
      const { write } = stepsOf(request);
      const { actor, address } = request;
      const waitSeconds = await write((transaction) => identityOf(transaction).askForReset(actor, { email, address }));
      if (waitSeconds) throw new Refusal('TOO_MANY_ATTEMPTS', { minutes: Math.ceil(waitSeconds / 60) }, waitSeconds);
      return { sentIfKnown: true };
    },

    resetPassword: (request, { body: { newPassword, retypePassword, ...link } }) =>
      resetPassword(stepsOf(request), request, { secret: secretFrom(link), newPassword, retypePassword }),

    changePassword: (request, { params, body }) =>
      changePassword(stepsOf(request), request, { uid: params.UID, ...body }),
  };
}

const secretFrom = ({ gig_i_code, gig_i_vToken }: Given) => ({ code: gig_i_code, secret: gig_i_vToken });
