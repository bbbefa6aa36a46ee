import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type ImportRowFilters, importsQueries, isUnderWay, type ShownImport } from '#capabilities/imports/index.ts';
import { useStaffClock } from '#capabilities/staff/index.ts';
import { useOwnPageName } from '#platform/page-name.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { StatusWord } from '#ui/list/status-word.tsx';
import { BlockStates } from '#ui/page/block-states.tsx';
import { Breadcrumb } from '#ui/page/breadcrumb.tsx';
import { PageHead } from '#ui/page/page-head.tsx';
import { Stack } from '#ui/page/stack.tsx';
import { ImportActions } from './import-actions.tsx';
import { ImportNotes } from './import-notes.tsx';
import { ImportProgress } from './import-progress.tsx';
import { ImportRows } from './import-rows.tsx';
import { inventedRows } from './invented-import.ts';
import { RowList } from './row-list.tsx';
import { useImportWords } from './use-import-words.ts';

/** One import: how far it is, what it changes, and what can be done about it now. */
export function ImportPage({ id, filters }: { id: string; filters: ImportRowFilters }) {
  const { t } = useTranslation('imports');
  const query = useQuery(importsQueries.one(id, useLanguage()));
  useOwnPageName(query.data?.fileName ?? t('heading'));
  return (
    <>
      <Breadcrumb
        label={t('one.where')}
        links={[{ key: 'all', link: <Link to="/staff/imports">{t('heading')}</Link> }]}
        current={query.data?.fileName ?? '…'}
      />
      <PageHead title={query.data?.fileName ?? t('heading')}>
        {query.data && <ImportFacts shown={query.data} />}
      </PageHead>
      <BlockStates query={query} failed={t('one.failed')} waiting={<RowList rows={inventedRows} hasKinds={false} />}>
        {(shown) => (
          <Stack>
            {isUnderWay(shown.state) && <ImportProgress shown={shown} />}
            <ImportNotes shown={shown} />
            <ImportActions shown={shown} />
            {shown.state !== 'reading' && <ImportRows shown={shown} filters={filters} />}
          </Stack>
        )}
      </BlockStates>
    </>
  );
}

function ImportFacts({ shown }: { shown: ShownImport }) {
  const { t } = useTranslation('imports');
  const words = useImportWords();
  const clock = useStaffClock();
  return (
    <div className="row wrap gap-8-16 text-15">
      <StatusWord {...words.look(shown.state)}>{words.state(shown.state)}</StatusWord>
      <span className="muted anywhere">
        {t('one.by', {
          kinds: words.kinds(shown.kinds),
          name: shown.requestedBy,
          when: clock.moment(shown.requestedAt),
        })}
      </span>
    </div>
  );
}
