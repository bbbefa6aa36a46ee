import { IconFileText, IconSearchOff } from '@tabler/icons-react';
import type { DocumentsFilters } from '#capabilities/documents/index.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { EmptyState } from '#ui/list/states/empty-state.tsx';
import { NothingFound } from '#ui/list/states/nothing-found.tsx';

const to = '/my-documents';

type Props = {
  filters: DocumentsFilters;
  total: number;
  /** There are documents of other kinds. */
  hasOthers: boolean;
  /** An archive is read for the first time: nobody knows yet whether there are any. */
  isReading: boolean;
  onClear: () => void;
};

/** Why nothing is listed: the page lies beyond the last, the filters leave nothing, or nothing was issued yet. */
export function NoDocuments({ filters, total, hasOthers, isReading, onClear }: Props) {
  const { t } = useTranslation('documents');
  const { q, type, ...others } = filters;
  if (total > 0) {
    const back = (
      <ButtonLink to={to} search={filters}>
        {t('beyond.action')}
      </ButtonLink>
    );
    return <EmptyState icon={IconSearchOff} heading={t('beyond.heading')} actions={back} />;
  }
  const isNarrowed = Object.keys(others).length > 0 || (q === undefined && (type ?? 'all') !== 'all' && hasOthers);
  if (isNarrowed) {
    return <NothingFound heading={t('filtered.heading')} text={t('filtered.text')} onClear={onClear} />;
  }
  if (q === undefined && isReading) return null;
  if (q === undefined) return <EmptyState icon={IconFileText} heading={t('empty.heading')} text={t('empty.text')} />;
  const all = (
    <ButtonLink to={to} search={{ type: 'all' }}>
      {t('nothingFound.action')}
    </ButtonLink>
  );
  return (
    <EmptyState
      icon={IconSearchOff}
      heading={t('nothingFound.heading', { query: q })}
      text={t('nothingFound.text')}
      actions={all}
    />
  );
}
