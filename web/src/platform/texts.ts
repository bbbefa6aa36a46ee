import { fallbackLanguage, type Language, languages } from '@dray/contract/languages.ts';
import i18next from 'i18next';
import { initReactI18next, useTranslation } from 'react-i18next';
import { errorTexts, type LazyArea, textLoaders } from '../i18n/catalogues.ts';
import { loadChunk } from './chunk-reload.ts';
import { storeLanguage } from './language.ts';
import { logFault } from './log.ts';

const areasInUse = new Set<LazyArea>();

export async function startTexts(language: Language): Promise<void> {
  i18next.on('languageChanged', (now) => document.documentElement.setAttribute('lang', now));
  await i18next.use(initReactI18next).init({
    lng: language,
    // Catalogues are complete by type and by test, so English is not fetched beside the reader's own language.
    fallbackLng: false,
    defaultNS: 'common',
    resources: Object.fromEntries(languages.map((each) => [each, { errors: errorTexts[each] }])),
    interpolation: { escapeValue: false, prefix: '{', suffix: '}' },
    react: { useSuspense: false, bindI18nStore: 'added' },
    saveMissing: true,
    missingKeyHandler: (_languages, area, key) => fallBackToEnglish(area, key),
  });
}

/** Every route names the areas it shows and waits for them, so that no screen is ever drawn with keys. */
export async function loadTexts(...areas: LazyArea[]): Promise<void> {
  for (const area of areas) areasInUse.add(area);
  await load(i18next.language as Language, areas);
}

async function load(language: Language, areas: Iterable<LazyArea>): Promise<void> {
  const missing = [...areas].filter((area) => !i18next.hasResourceBundle(language, area));
  await Promise.all(
    missing.map(async (area) => {
      const texts = await loadChunk<{ default: object }>(textLoaders[language][area]);
      i18next.addResourceBundle(language, area, texts.default);
    }),
  );
}

/** Fetches the areas in use first and changes then, so that nothing flickers and no input is lost. */
export async function chooseLanguage(language: Language): Promise<void> {
  await load(language, areasInUse);
  storeLanguage(language);
  await i18next.changeLanguage(language);
}

/** Should a key be missing after all, English stands in for it (T1); only then is English loaded. */
function fallBackToEnglish(area: string, key: string): void {
  logFault(`no text for ${area}:${key}`, i18next.language);
  if (i18next.options.fallbackLng) return;
  i18next.options.fallbackLng = [fallbackLanguage];
  load(fallbackLanguage, areasInUse).catch((failure: unknown) => logFault('English texts', failure));
}

export const useLanguage = (): Language => useTranslation('errors').i18n.language as Language;
