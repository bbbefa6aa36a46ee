import { type BulkView, bulkViews } from '@dray/contract/bulk-upload/bulk-columns.ts';
import { useNavigate } from '@tanstack/react-router';
import type { BulkJob } from '#capabilities/bulk-upload/index.ts';
import { formatNumber } from '#platform/texts/format-number.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { Segments } from '#ui/list/segments.tsx';
import { ordersIn } from './view.model.ts';

/** The orders of the file by their state, each with how many there are of it; what wants mending is first. */
export function Views({ job: { jobId, list }, view }: { job: BulkJob; view: BulkView }) {
  const { t } = useTranslation('bulk-upload');
  const language = useLanguage();
  const navigate = useNavigate();
  const show = (next: BulkView) =>
    void navigate({
      to: '/catalog/bulk-upload',
      search: { job: jobId, view: next },
      replace: true,
      resetScroll: false,
    });
  return (
    <Segments
      label={t('check.views.label')}
      value={view}
      segments={shownViews.map((value) => ({
        value,
        label: t(`check.views.${value}`, { n: formatNumber(language, ordersIn(list, value).length) }),
      }))}
      onChoose={show}
    />
  );
}

const shownViews = bulkViews.toSorted((one, other) => Number(other === 'faulty') - Number(one === 'faulty'));
