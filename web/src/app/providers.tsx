import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useLayoutEffect, useMemo } from 'react';
import { themeFor, wearTheme } from '#capabilities/session/market-theme.ts';
import { useSession } from '#capabilities/session/session.ts';
import { cspNonce } from '#platform/csp-nonce.ts';
import type { StorageKey } from '#platform/storage-keys.ts';
import { cssVariablesOf } from '#ui/theme/css-variables.ts';
import { portalTheme } from '#ui/theme/portal-theme.ts';
import { SessionProvider } from './session-provider.tsx';

const schemeMemory = localStorageColorSchemeManager({ key: 'colourScheme' satisfies StorageKey });

type Props = { queryClient: QueryClient; children: ReactNode };

export const Providers = ({ queryClient, children }: Props) => (
  <QueryClientProvider client={queryClient}>
    <SessionProvider>
      <Themed>{children}</Themed>
    </SessionProvider>
  </QueryClientProvider>
);

/** The brand follows the market of whoever has signed in, without a reload (T124). */
function Themed({ children }: { children: ReactNode }) {
  const name = themeFor(useSession().user?.country);
  const [theme, variables] = useMemo(() => [portalTheme(name), cssVariablesOf(name)], [name]);
  useLayoutEffect(() => wearTheme(name), [name]);

  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={variables}
      defaultColorScheme="auto"
      colorSchemeManager={schemeMemory}
      getStyleNonce={cspNonce}
      // It writes all its variables when it starts; their style sheet would be a third of what a first page loads.
      deduplicateCssVariables={false}
    >
      {children}
    </MantineProvider>
  );
}
