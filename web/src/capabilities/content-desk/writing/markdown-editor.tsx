import { contentLimits } from '@dray/contract/content/content-kinds.ts';
import { useState } from 'react';
import { useTranslation } from '#platform/texts/texts.ts';
import { useTooLong } from '#ui/form/text-field.tsx';
import { Segments } from '#ui/list/segments.tsx';
import { isRichText } from './markdown-schema.ts';
import classes from './rich-text.module.css';
import { RichText, type TextProps } from './rich-text.tsx';

type Way = 'rich' | 'source';

/** What people write in: as it will look, or as Markdown, which both of them keep. A table is written as Markdown only. */
export function MarkdownEditor({ label, lang, markdown, onChange }: TextProps) {
  const { t } = useTranslation('content-desk');
  const isRich = isRichText(markdown);
  const [wanted, setWanted] = useState<Way>('rich');
  const way = isRich ? wanted : 'source';
  const tooLong = useTooLong(markdown, contentLimits.markdown);
  return (
    <div className="grid one-column gap-8">
      <div className="row wrap between gap-8-16">
        <span className="text-14 semibold">{label}</span>
        {isRich ? (
          <Segments
            label={t('way.label')}
            value={way}
            segments={[
              { value: 'rich', label: t('way.rich') },
              { value: 'source', label: t('way.source') },
            ]}
            onChoose={setWanted}
          />
        ) : (
          <span className="text-13 muted">{t('way.sourceOnly')}</span>
        )}
      </div>
      {way === 'rich' ? (
        <RichText label={label} lang={lang} markdown={markdown} onChange={onChange} />
      ) : (
        <div className={classes.frame}>
          <textarea
            aria-label={label}
            lang={lang}
            spellCheck
            className={classes.source}
            value={markdown}
            rows={16}
            onChange={({ currentTarget }) => onChange(currentTarget.value)}
          />
        </div>
      )}
      <p role="alert" className="text-14 danger">
        {tooLong}
      </p>
    </div>
  );
}
