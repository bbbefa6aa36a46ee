import { contentLimits, isShortKind } from '@dray/contract/content/content-kinds.ts';
import type { Language } from '@dray/contract/languages.ts';
import { useCallback, useState } from 'react';
import { LaterEditor, type Written } from '#capabilities/content-desk/index.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { TextField } from '#ui/form/text-field.tsx';
import { SanitisedHtml } from '#ui/html/sanitised-html.tsx';
import type { Fields } from './fields/use-writing.ts';

type Text = NonNullable<Written['texts'][Language]>;
const blank: Text = { title: '', summary: '', markdown: '' };

/** Title, summary and text in one language. */
export function TextFields({ fields, language }: { fields: Fields; language: Language }) {
  const { t } = useTranslation('content-desk');
  const { now, writing, written, isOpen } = fields;
  const { kind, rendered } = now.shown;
  const text = written.texts[language] ?? blank;
  const set = (change: Partial<Text>) =>
    writing.write((before) => ({
      ...before,
      texts: { ...before.texts, [language]: { ...(before.texts[language] ?? blank), ...change } },
    }));
  // Nothing of this page changes for as long as the text is there, so that its editor is made once.
  const [writeMarkdown] = useState(() => (markdown: string) => set({ markdown }));
  const onMarkdown = useCallback((markdown: string) => writeMarkdown(markdown), [writeMarkdown]);
  if (!isOpen)
    return (
      <article className="card" lang={language}>
        <h2>{text.title}</h2>
        <SanitisedHtml html={rendered[language]?.html ?? ''} newTab={t('newTab')} />
      </article>
    );
  return (
    <div className="grid one-column gap-16">
      <TextField
        label={t('fields.title')}
        max={contentLimits.title}
        value={text.title}
        onChange={(title) => set({ title })}
      />
      {kind !== 'link' && kind !== 'help-page' && (
        <TextField
          label={t(kind === 'banner' ? 'fields.line' : 'fields.summary')}
          hint={kind === 'banner' ? undefined : t('fields.summaryHint')}
          rows={2}
          max={contentLimits.summary}
          value={text.summary}
          onChange={(summary) => set({ summary })}
        />
      )}
      {!isShortKind(kind) && (
        <LaterEditor label={t('fields.text')} lang={language} markdown={text.markdown} onChange={onMarkdown} />
      )}
    </div>
  );
}
