import { IconFileDownload, IconHistory } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import {
  inventedEvents,
  type RecordedEvent,
  staffPerPage,
  staffQueries,
  type TrailFilters,
  trailFile,
  useStaffClock,
} from '#capabilities/staff/index.ts';
import { formatNumber } from '#platform/texts/format-number.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { useIsWide } from '#platform/wide-window.ts';
import { Button } from '#ui/button.tsx';
import { FilterBar } from '#ui/list/filters/filter-bar.tsx';
import { EmptyState } from '#ui/list/states/empty-state.tsx';
import { NothingFound } from '#ui/list/states/nothing-found.tsx';
import { BlockStates } from '#ui/page/block-states.tsx';
import { PageHead } from '#ui/page/page-head.tsx';
import { Stack } from '#ui/page/stack.tsx';
import { TrailList } from './trail-list.tsx';
import { useFilterKey } from './use-filter-key.ts';
import { useTrailFilters } from './use-trail-filters.ts';

/** As many as the server counts. */
const maxCounted = 1000;

/** Who did what to what; nobody changes or deletes it. */
export function TrailPage({ filters }: { filters: TrailFilters }) {
  const { t } = useTranslation('staff');
  const navigate = useNavigate();
  const clock = useStaffClock();
  const isWide = useIsWide();
  const query = useInfiniteQuery(staffQueries.trail(filters, staffPerPage));
  const { data, hasNextPage, isFetchingNextPage, isPlaceholderData, fetchNextPage } = query;
  const events = data?.pages.flatMap(({ results }) => results) ?? [];
  const total = isPlaceholderData ? undefined : data?.pages[0]?.total;
  const narrow = (search: TrailFilters) => void navigate({ to: '/staff/audit', search, resetScroll: false });
  const offered = useTrailFilters(filters, events, narrow);
  useFilterKey((name, value) => narrow({ ...filters, [name]: value }));
  return (
    <>
      <PageHead
        title={t('audit.heading')}
        lead={t('audit.kept', { zone: clock.zone })}
        actions={
          <Button
            component="a"
            href={trailFile(filters)}
            download
            variant="default"
            leftSection={<IconFileDownload size={20} stroke={1.75} aria-hidden="true" />}
          >
            {t('audit.export')}
          </Button>
        }
      />
      <Stack>
        <FilterBar filters={offered} show={t('audit.show')} onClear={() => narrow({})} />
        <Found total={total} />
        <BlockStates
          query={query}
          failed={t('history.failed')}
          waiting={<TrailList events={inventedEvents(8)} filters={filters} />}
        >
          {() => <Events events={events} filters={filters} onClear={() => narrow({})} />}
        </BlockStates>
        {isWide && <p className="text-13 muted">{t('audit.key')}</p>}
        {hasNextPage && (
          <div className="flex justify-center">
            <Button variant="default" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
              {t('older')}
            </Button>
          </div>
        )}
      </Stack>
    </>
  );
}

/** How many there are, politely announced when a filter has changed it. */
function Found({ total }: { total: number | undefined }) {
  const { t } = useTranslation('staff');
  const language = useLanguage();
  const n = (count: number) => formatNumber(language, count);
  return (
    <p className="text-14 muted" role="status">
      {total !== undefined &&
        (total >= maxCounted ? t('audit.more', { n: n(maxCounted) }) : t('audit.found', { count: total, n: n(total) }))}
      {total === undefined && '\u00a0'}
    </p>
  );
}

type EventsProps = { events: readonly RecordedEvent[]; filters: TrailFilters; onClear: () => void };

function Events({ events, filters, onClear }: EventsProps) {
  const { t } = useTranslation('staff');
  if (events.length > 0) return <TrailList events={events} filters={filters} />;
  return Object.keys(filters).length > 0 ? (
    <NothingFound heading={t('audit.nothing.heading')} text={t('audit.nothing.text')} onClear={onClear} />
  ) : (
    <EmptyState icon={IconHistory} heading={t('audit.none.heading')} text={t('audit.none.text')} />
  );
}
