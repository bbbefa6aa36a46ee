import type { DocumentSource, DocumentType } from '@dray/contract/documents/document-kinds.ts';
import { IconPlugConnectedX } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { DocumentCounts, DocumentsFilters, SourceError } from '#capabilities/documents/index.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { changedFilters } from '#ui/list/filters/changed-filters.ts';
import { LinkTabs } from '#ui/page/link-tabs.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';

/** What most come for is first. */
const tabs = ['invoice', 'credit-note', 'proforma', 'shipping', 'other', 'all'] as const;

/** Which tab is empty where an archive is away: only these two empty their list (D3). */
const emptied: Partial<Record<DocumentSource, DocumentType>> = { cablog: 'shipping', tesi: 'other' };

type Props = { filters: DocumentsFilters; counts: DocumentCounts | undefined; errors: readonly SourceError[] };

/** Kinds of documents, each with how many the other filters leave of it. */
export function DocumentTabs({ filters, counts, errors }: Props) {
  const { t } = useTranslation('documents');
  const down = new Set(errors.map(({ source }) => emptied[source]));
  return (
    <LinkTabs
      label={t('tabs.label')}
      current={filters.type ?? 'all'}
      tabs={tabs.map((tab) => ({
        key: tab,
        label: t(`tabs.${tab}`),
        count: counts?.[tab],
        mark: tab !== 'all' && down.has(tab) && <DownMark words={t('tabs.down')} />,
        link: (look) => (
          <Link
            to="/my-documents"
            search={changedFilters(filters, { type: tab })}
            resetScroll={false}
            // Else the router takes other tabs for the current one, too.
            activeOptions={{ exact: true }}
            {...look}
          />
        ),
      }))}
    />
  );
}

const DownMark = ({ words }: { words: string }) => (
  <>
    <IconPlugConnectedX size={18} stroke={1.75} aria-hidden="true" />
    <VisuallyHidden>{words}</VisuallyHidden>
  </>
);
