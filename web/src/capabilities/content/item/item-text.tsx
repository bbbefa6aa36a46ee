import { customs, type Language } from '@dray/contract/languages.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { SanitisedHtml } from '#ui/html/sanitised-html.tsx';
import { useForeign } from './foreign.ts';

type Props = {
  html: string;
  /** The one it is written in. */
  language: Language;
  /** What was looked for stands out in it. */
  marked?: string | undefined;
};

/** What somebody wrote, in the language it is written in: named where that is not the reader's. */
export function ItemText({ html, language, marked }: Props) {
  const { t } = useTranslation('content');
  return (
    <>
      <LanguageNote language={language} />
      <div lang={useForeign(language)}>
        <SanitisedHtml html={html} newTab={t('newTab')} marked={marked} />
      </div>
    </>
  );
}

function LanguageNote({ language }: { language: Language }) {
  const { t } = useTranslation('content');
  return useForeign(language) ? (
    <p className="mb-8 text-13 muted">{t('otherLanguage', { language: customs[language].endonym })}</p>
  ) : null;
}
