import { customs, type Language, languages } from '@dray/contract/languages.ts';
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import { useTranslation } from '#platform/texts/texts.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import type { Fields } from './fields/use-writing.ts';
import classes from './language-tabs.module.css';

type Props = { fields: Fields; language: Language; onChoose: (language: Language) => void };

/** The five languages beside each other: which are written, and which of those that its readers need are not. */
export function LanguageTabs({ fields: { now, written }, language, onChoose }: Props) {
  const { t } = useTranslation('content-desk');
  const isThere = (each: Language) => Boolean(written.texts[each]?.title.trim());
  const needed = new Set([...now.shown.missing, ...now.shown.languages]);
  const missing = now.shown.missing.filter((each) => !isThere(each));
  return (
    <div className="grid one-column gap-8">
      <fieldset className={classes.tabs}>
        <legend className={classes.legend}>{t('languages.label')}</legend>
        {languages.map((each) => (
          <label key={each} className={classes.tab} data-there={isThere(each) || undefined}>
            <input
              type="radio"
              name="content-language"
              className={classes.input}
              checked={each === language}
              onChange={() => onChoose(each)}
            />
            {isThere(each) ? (
              <IconCheck size={16} stroke={2} aria-hidden="true" className="success" />
            ) : (
              needed.has(each) && <IconAlertTriangle size={16} stroke={1.75} aria-hidden="true" className="warning" />
            )}
            <span lang={each}>{customs[each].endonym}</span>
            <VisuallyHidden>{isThere(each) ? t('languages.there') : t('languages.notThere')}</VisuallyHidden>
          </label>
        ))}
      </fieldset>
      <p className="text-14 muted" role="status">
        {missing.length === 0
          ? t('nothingMissing')
          : t('languages.missing', {
              count: missing.length,
              n: String(missing.length),
              names: missing.map((each) => customs[each].endonym).join(', '),
            })}
      </p>
    </div>
  );
}
