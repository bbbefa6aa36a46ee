import '#ui/theme/base.css';
import 'virtual:theme.css';
import { isLanguage } from '@dray/contract/languages.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { chooseScheme } from '#platform/colour-scheme.ts';
import { keepFocus } from '#platform/keep-focus.ts';
import { loadTexts, startTexts } from '#platform/texts/texts.ts';
import { ToastHost } from '#ui/overlay/toasts/toast-host.tsx';
import { Gallery } from './gallery.tsx';

// Everything about how it looks is in the address, so that a picture or a test can ask for it.
const wanted = new URLSearchParams(location.search);
const theme = wanted.get('theme') === 'peroni' ? 'peroni' : 'emea';
const language = wanted.get('lang');

document.documentElement.dataset.theme = theme;
chooseScheme(wanted.get('scheme') === 'dark' ? 'dark' : 'light');
keepFocus(document, () => false);
startTexts(isLanguage(language) ? language : 'en');
await loadTexts('common', 'list', 'form');

const root = document.querySelector('#root');
if (!root) throw new Error('ui.html has no #root');
createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={new QueryClient()}>
      <Gallery only={wanted.get('part') ?? undefined} />
      <ToastHost />
    </QueryClientProvider>
  </StrictMode>,
);
