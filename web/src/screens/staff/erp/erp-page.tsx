import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type ErpAddress, type ErpView, erpQueries, erpViews } from '#capabilities/erp-desk/index.ts';
import { useOwnPageName } from '#platform/page-name.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { changedFilters } from '#ui/list/filters/changed-filters.ts';
import { LinkTabs } from '#ui/page/link-tabs.tsx';
import { PageHead } from '#ui/page/page-head.tsx';
import { Stack } from '#ui/page/stack.tsx';
import { DifferencesCard } from './differences/differences-card.tsx';
import { LateNote } from './queue/late-note.tsx';
import { QueueCard } from './queue/queue-card.tsx';

/** The desk of those who see to it that every order reaches the ERP. */
export function ErpPage({
  address: { view = 'parked', page = 1, ...filters },
}: {
  address: Omit<ErpAddress, 'order'>;
}) {
  const { t } = useTranslation(['erp-desk', 'staff']);
  // How many there are of each is told with every list.
  const { data } = useQuery(erpQueries.queue('parked', {}, 1));
  useOwnPageName(t('staff:erp.heading'));
  const counts: Partial<Record<ErpView, number>> = data
    ? {
        parked: data.states.parked ?? 0,
        unknown: data.states.unknown ?? 0,
        waiting: (data.states.waiting ?? 0) + (data.states.sending ?? 0),
      }
    : {};
  return (
    <>
      <PageHead title={t('staff:erp.heading')} lead={t('staff:erp.lead')}>
        <LinkTabs
          label={t('erp-desk:views')}
          current={view}
          tabs={erpViews.map((key) => ({
            key,
            label: t(`erp-desk:view.${key}`),
            count: counts[key],
            link: (look: object) => (
              <Link
                to="/staff/erp"
                search={key === 'parked' ? {} : { view: key }}
                activeOptions={{ exact: true }}
                {...look}
              />
            ),
          }))}
        />
      </PageHead>
      <Stack>
        {data && data.late > 0 && view !== 'waiting' && <LateNote count={data.late} />}
        {view === 'differences' ? (
          <DifferencesCard filters={changedFilters(filters, { cause: undefined })} page={page} />
        ) : (
          <QueueCard
            key={view}
            view={view}
            filters={changedFilters(filters, { from: undefined, to: undefined })}
            page={page}
          />
        )}
      </Stack>
    </>
  );
}
