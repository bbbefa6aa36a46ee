import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useLayoutEffect } from 'react';
import { themeFor, useSession, wearTheme } from '#capabilities/session/index.ts';
import { SessionProvider } from './session-provider.tsx';

type Props = { queryClient: QueryClient; children: ReactNode };

export const Providers = ({ queryClient, children }: Props) => (
  <QueryClientProvider client={queryClient}>
    <SessionProvider>
      <Themed>{children}</Themed>
    </SessionProvider>
  </QueryClientProvider>
);

/** The brand follows the market of the user who has signed in, without a reload (T124). */
function Themed({ children }: { children: ReactNode }) {
  const name = themeFor(useSession().user?.country);
  useLayoutEffect(() => wearTheme(name), [name]);
  return children;
}
