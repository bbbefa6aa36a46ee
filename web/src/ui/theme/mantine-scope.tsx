import { MantineProvider } from '@mantine/core';
import { type ReactNode, useMemo } from 'react';
import { useShownScheme } from '#platform/colour-scheme.ts';
import { cspNonce } from '#platform/csp-nonce.ts';
import type { ThemeName } from './colour-tokens.ts';
import { mantineVariablesOf } from './mantine-variables.ts';
import { portalTheme } from './portal-theme.ts';

/**
 * What Mantine's menus and lists need around them. It comes with the first of them and not with the first page,
 * whose colours are set by `theme-style.ts` alone.
 */
export function MantineScope({ children }: { children: ReactNode }) {
  const name: ThemeName = document.documentElement.dataset.theme === 'peroni' ? 'peroni' : 'emea';
  const theme = useMemo(() => portalTheme(name), [name]);
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={mantineVariablesOf}
      forceColorScheme={useShownScheme()}
      getStyleNonce={cspNonce}
      deduplicateCssVariables={false}
    >
      {children}
    </MantineProvider>
  );
}
