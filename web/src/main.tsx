import '#ui/theme/base.css';
import 'virtual:theme.css';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { focusOnArrival } from '#app/arrival-focus.ts';
import { beginAnewAfterMaintenance, noticeMaintenance } from '#app/maintenance.ts';
import { Providers } from '#app/providers.tsx';
import { createPortalRouter } from '#app/router.tsx';
import { tellDeliveryOfCart } from '#capabilities/cart/index.ts';
import {
  followOtherTabs,
  servedTheme,
  takeVerificationKeys,
  themeDefaultLanguage,
} from '#capabilities/session/index.ts';
import { createQueryClient } from '#platform/calls/query-client.ts';
import { startScheme } from '#platform/colour-scheme.ts';
import { keepFocus } from '#platform/keep-focus.ts';
import { logFault } from '#platform/log.ts';
import { resolveLanguage } from '#platform/texts/language.ts';
import { startTexts } from '#platform/texts/texts.ts';
import { whenIdle } from '#platform/when-idle.ts';

const root = document.querySelector('#root');
if (!root) throw new Error('index.html has no #root');

// Before the router reads the address.
takeVerificationKeys();
const queryClient = createQueryClient((error) => noticeMaintenance(queryClient, error));
const router = createPortalRouter(queryClient);

tellDeliveryOfCart(queryClient);
startScheme();
// Few have letters of another size than their browser's own, and the others wait for nothing.
whenIdle()
  .then(() => import('#app/follow-letters.ts'))
  .then(({ followLetters }) => followLetters())
  .catch((cause: unknown) => logFault('letters', cause));
followOtherTabs();
keepFocus(document, focusOnArrival(router, document).isInFlight);
beginAnewAfterMaintenance(queryClient);
startTexts(resolveLanguage(themeDefaultLanguage[servedTheme]));
createRoot(root).render(
  <StrictMode>
    <Providers queryClient={queryClient}>
      <RouterProvider router={router} />
    </Providers>
  </StrictMode>,
);
