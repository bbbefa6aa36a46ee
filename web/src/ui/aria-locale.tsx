import { customs } from '@dray/contract/languages.ts';
import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { useLanguage } from '#platform/texts/texts.ts';

/** The library's own words, dates and first day of the week follow the portal's language, not that of the browser. */
export const AriaLocale = ({ children }: { children: ReactNode }) => (
  <I18nProvider locale={customs[useLanguage()].locale}>{children}</I18nProvider>
);
