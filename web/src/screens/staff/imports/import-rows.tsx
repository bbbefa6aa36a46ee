import type { rowVerdicts } from '@dray/contract/master-data/master-kinds.ts';
import { IconFileImport } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useRef } from 'react';
import {
  type ImportRow,
  type ImportRowFilters,
  importsPerPage,
  importsQueries,
  type ShownImport,
} from '#capabilities/imports/index.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { ListPager } from '#ui/list/list-pager.tsx';
import { EmptyState } from '#ui/list/states/empty-state.tsx';
import { BlockStates } from '#ui/page/block-states.tsx';
import { LinkTabs } from '#ui/page/link-tabs.tsx';
import { inventedRows } from './invented-import.ts';
import { RowList } from './row-list.tsx';
import { useImportWords } from './use-import-words.ts';

const to = '/staff/imports';

/** The rows by what becomes of them; faults first where there are any. */
export function ImportRows({ shown, filters }: { shown: ShownImport; filters: ImportRowFilters }) {
  const { t } = useTranslation('imports');
  const words = useImportWords();
  const language = useLanguage();
  const frame = useRef<HTMLDivElement>(null);
  const countOf = (verdict: (typeof rowVerdicts)[number]) =>
    shown.counts.reduce((sum, count) => sum + count[verdict], 0);
  const offered = (['refused', 'changed', 'new', 'ended', 'unchanged'] as const).filter(
    (verdict) => countOf(verdict) > 0,
  );
  const verdict = filters.verdict ?? offered[0] ?? 'changed';
  const { page = 1 } = filters;
  const query = useQuery(importsQueries.rows(shown.id, { ...filters, verdict }, { state: shown.state, language }));
  const rows = (each: readonly ImportRow[]) => <RowList rows={each} hasKinds={shown.kinds.length > 1} />;
  return (
    <section className="grid one-column gap-16" aria-label={t('rows.heading')}>
      <LinkTabs
        label={t('rows.tabs')}
        current={verdict}
        tabs={offered.map((each) => ({
          key: each,
          label: words.verdict(each),
          count: countOf(each),
          link: (look) => <Link to={to} search={{ import: shown.id, verdict: each }} resetScroll={false} {...look} />,
        }))}
      />
      <BlockStates query={query} frame={frame} failed={t('rows.failed')} waiting={rows(inventedRows)}>
        {({ results }) =>
          results.length > 0 ? (
            rows(results)
          ) : (
            <EmptyState icon={IconFileImport} heading={t('rows.none')} text={t('rows.noneText')} />
          )
        }
      </BlockStates>
      <ListPager
        current={page}
        total={Math.ceil((query.data?.total ?? 0) / importsPerPage)}
        link={(n, look) => (
          <Link
            to={to}
            search={{ import: shown.id, verdict, ...(n > 1 ? { page: n } : {}) }}
            onClick={() => frame.current?.focus()}
            {...look}
          />
        )}
      />
    </section>
  );
}
