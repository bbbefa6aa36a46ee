import { useMutation } from '@tanstack/react-query';
import { type LinkKeys, linkBody, type NewPassword } from '#capabilities/account/index.ts';
import { signInAddress } from '#capabilities/session/index.ts';
import { CallRefused } from '#platform/calls/call-errors.ts';
import { callRest } from '#platform/calls/rest-client.ts';
import type { FieldError } from '#ui/form/error-summary.tsx';
import type { GivenConsents } from './use-consents.ts';

type Parts = {
  keys: LinkKeys;
  isElsewhere: boolean;
  typed: NewPassword;
  consents: GivenConsents;
  onDead: (error: unknown) => void;
  onErrors: (errors: readonly FieldError[]) => void;
};

/** Uses the link up; then on to signing in, where the address is already. */
export function useVerify({ keys, isElsewhere, typed, consents, onDead, onErrors }: Parts) {
  return useMutation({
    mutationFn: (): Promise<{ email: string }> => {
      const link = { ...linkBody(keys), consents: consents.versions };
      return isElsewhere
        ? callRest('PUT /identity/users/AcceptInvitation', { body: link })
        : callRest('PUT /identity/users/SetFirstPassword', {
            body: { ...link, newPassword: typed.password, retypePassword: typed.retyped },
          });
    },
    onSuccess: ({ email }) => location.assign(signInAddress('/', email)),
    onError: (error) => {
      if (error instanceof CallRefused && (error.code === 'LINK_OVER' || error.code === 'LINK_UNKNOWN')) onDead(error);
      onErrors(typed.takeRefusal(error) ?? []);
    },
  });
}
