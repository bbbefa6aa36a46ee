import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { endSession } from '#platform/calls/bearer.ts';
import { forgetReader } from '#platform/storage-keys.ts';

/**
 * Ends the session at the server, in this browser and at the provider, whose page the window goes to (S5). Language and
 * looks stay (T132). Where the server cannot be reached nobody is signed out, and the caller must say so.
 */
export async function signOut(queryClient: QueryClient, goTo = (url: string) => location.assign(url)): Promise<void> {
  const redirectTo = await endSession();
  // The other tabs see `signedInAs` go. This one keeps its screen until the next page comes, instead of flashing a 401.
  forgetReader();
  queryClient.clear();
  goTo(redirectTo);
}

export function useSignOut(): () => Promise<void> {
  const queryClient = useQueryClient();
  return () => signOut(queryClient);
}
