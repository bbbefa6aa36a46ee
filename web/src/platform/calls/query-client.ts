import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { logFault } from '../log.ts';
import { CallRefused, mayPass } from './call-errors.ts';
import { letLookAgain } from './look-again.ts';

const retries = 2;

/** Waits as long as the server asked, else a second and then two, spread so that a thousand browsers do not come at once. */
export function retryDelay(failures: number, error: unknown, random = Math.random): number {
  if (error instanceof CallRefused && error.retryAfterMs !== undefined) return error.retryAfterMs;
  return 1000 * 2 ** failures * (0.5 + random() / 2);
}

/** `onFailure` hears of every call that failed for good; each is also logged, whether or not a screen shows it (E2). */
export function createQueryClient(onFailure: (error: unknown) => void): QueryClient {
  const watch = (what: string) => (error: unknown) => {
    logFault(what, error);
    onFailure(error);
  };
  const client = new QueryClient({
    queryCache: new QueryCache({ onError: (error, query) => watch(`read ${query.queryHash}`)(error) }),
    mutationCache: new MutationCache({ onError: watch('write') }),
    defaultOptions: {
      queries: {
        // Long enough that a route's loader and its screen make one call between them, no longer: answers are not cached (T93).
        staleTime: 10_000,
        refetchOnWindowFocus: false,
        // `navigator.onLine` is a hint only; a query must fail and say so instead of waiting for it.
        networkMode: 'always',
        retry: (failures, error) => failures < retries && mayPass(error),
        retryDelay,
      },
      // What may be sent twice was decided where it is sent (`send-once.ts`).
      mutations: { networkMode: 'always', retry: false },
    },
  });
  letLookAgain(() => client.invalidateQueries());
  return client;
}
