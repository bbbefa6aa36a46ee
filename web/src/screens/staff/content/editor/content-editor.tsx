import type { Language } from '@dray/contract/languages.ts';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { WholeContent } from '#capabilities/content-desk/index.ts';
import { useOwnPageName } from '#platform/page-name.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { Segments } from '#ui/list/segments.tsx';
import { Breadcrumb } from '#ui/page/breadcrumb.tsx';
import { AsideColumns } from '#ui/page/columns/aside-columns.tsx';
import { PageHead } from '#ui/page/page-head.tsx';
import { AudienceCard } from './aside/audience-card.tsx';
import { FactsCard } from './aside/facts-card.tsx';
import { FilesCard } from './aside/files-card.tsx';
import { PublishingCard } from './aside/publishing-card.tsx';
import { VersionsCard } from './aside/versions-card.tsx';
import { ConflictNote } from './conflict-note.tsx';
import { useWriting } from './fields/use-writing.ts';
import { LanguageTabs } from './language-tabs.tsx';
import { PreviewPane } from './preview-pane.tsx';
import { SavedLine } from './saved-line.tsx';
import { TextFields } from './text-fields.tsx';

type View = 'write' | 'preview';

/** What somebody writes, its languages in front, everything about it beside. */
export function ContentEditor({ shown }: { shown: WholeContent }) {
  const { t } = useTranslation(['content-desk', 'staff']);
  const fields = useWriting(shown);
  const { now, written, isOpen } = fields;
  const [language, setLanguage] = useState<Language>(firstLanguage(shown));
  const [view, setView] = useState<View>('write');
  const title = written.texts[language]?.title || now.shown.title || t('content-desk:untitled');
  useOwnPageName(title);
  return (
    <>
      <Breadcrumb
        label={t('content-desk:pages')}
        links={[{ key: 'content', link: <Link to="/staff/content">{t('staff:content.heading')}</Link> }]}
        current={t(`content-desk:kind.${shown.kind}`)}
      />
      <PageHead
        title={title}
        actions={
          <Segments
            label={t('content-desk:view.label')}
            value={view}
            segments={[
              { value: 'write', label: t('content-desk:view.write') },
              { value: 'preview', label: t('content-desk:view.preview') },
            ]}
            onChoose={setView}
          />
        }
      >
        <SavedLine fields={fields} />
      </PageHead>
      <ConflictNote fields={fields} language={language} />
      <AsideColumns
        aside={
          <>
            <PublishingCard fields={fields} />
            {isOpen && (
              <>
                <AudienceCard fields={fields} />
                <FilesCard fields={fields} language={language} />
                <FactsCard fields={fields} />
              </>
            )}
            <VersionsCard fields={fields} />
          </>
        }
      >
        <div className="grid one-column gap-16">
          <LanguageTabs fields={fields} language={language} onChoose={setLanguage} />
          {view === 'preview' ? (
            <PreviewPane fields={fields} language={language} />
          ) : (
            <TextFields key={`${language} ${now.filled}`} fields={fields} language={language} />
          )}
        </div>
      </AsideColumns>
    </>
  );
}

/** That in which it is written, else that in which it is wanted. */
const firstLanguage = ({ languages, missing }: WholeContent): Language => languages[0] ?? missing[0] ?? 'en';
