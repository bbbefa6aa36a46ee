import { safeReturnPath } from '@dray/contract/return-path.ts';
import { languageParameter } from '#platform/texts/language.ts';

/** Where signing in begins: the server leads on to the provider, and back to where one wanted to be (S1, S12). */
export const signInAddress = (returnUrl: string | undefined, email?: string): string =>
  `/auth/login?${new URLSearchParams([
    ['returnUrl', safeReturnPath(returnUrl)],
    // A user who has just set a password need not type who they are.
    ...(email === undefined ? [] : [['email', email]]),
    languageParameter(),
  ])}`;
