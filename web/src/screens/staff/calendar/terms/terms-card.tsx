import { IconTruckDelivery } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import {
  type CalendarAddress,
  calendarsQueries,
  type Market,
  type Terms,
  type TermsFilters,
  termsPerPage,
} from '#capabilities/calendars/index.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { ListPager } from '#ui/list/list-pager.tsx';
import { useSelection } from '#ui/list/selection/use-selection.ts';
import { EmptyState } from '#ui/list/states/empty-state.tsx';
import { NothingFound } from '#ui/list/states/nothing-found.tsx';
import { BlockStates } from '#ui/page/block-states.tsx';
import { useCalendarWords } from '../parts/use-calendar-words.ts';
import type { EditedTerms } from './edited-terms.ts';
import { inventedTerms } from './invented-terms.ts';
import { TermsBulk } from './terms-bulk.tsx';
import { TermsDialog } from './terms-dialog.tsx';
import { TermsFilterBar } from './terms-filters.tsx';
import { keyOfTerms, TermsList } from './terms-list.tsx';

type Props = {
  country: Market;
  filters: TermsFilters;
  page: number;
  onFilters: (filters: TermsFilters, replace?: boolean) => void;
  searchOf: (page: number) => CalendarAddress;
};

/** Lead time, cut-off and weekdays of each ship-to, changed one by one or many at once. */
export function TermsCard({ country, filters, page, onFilters, searchOf }: Props) {
  const { t } = useTranslation('calendars');
  const words = useCalendarWords();
  const query = useQuery(calendarsQueries.terms(country, filters, page));
  const frame = useRef<HTMLDivElement>(null);
  const [edited, setEdited] = useState<EditedTerms>();
  const rows = query.data?.results ?? [];
  const known = useRef(new Map<string, Terms>());
  for (const row of rows) known.current.set(keyOfTerms(row), row);
  const selection = useSelection({
    rows,
    keyOf: keyOfTerms,
    label: ({ name, transportType }: Terms) => t('terms.select', { name, transport: words.transport(transportType) }),
  });
  const marked = [...selection.chosen].flatMap((key) => known.current.get(key) ?? []);
  const list = (shown: readonly Terms[]) => (
    <TermsList rows={shown} selection={selection} onChange={(row) => setEdited({ rows: [row] })} />
  );
  return (
    <section aria-labelledby="terms-heading" className="grid one-column gap-16">
      <div>
        <h2 id="terms-heading" className="text-20 semibold">
          {t('terms.heading')}
        </h2>
        <p className="text-14 muted">{t('terms.lead')}</p>
      </div>
      <TermsFilterBar filters={filters} page={query.isPlaceholderData ? undefined : query.data} onFilters={onFilters} />
      <TermsBulk
        country={country}
        filters={filters}
        marked={marked}
        total={query.data?.total ?? 0}
        onClear={selection.clear}
        onEdit={setEdited}
      />
      <BlockStates query={query} frame={frame} failed={t('terms.failed')} waiting={list(inventedTerms)}>
        {({ results }) =>
          results.length > 0 ? (
            list(results)
          ) : (
            <Nothing isNarrowed={Object.keys(filters).length > 0} onClear={() => onFilters({})} />
          )
        }
      </BlockStates>
      <ListPager
        current={page}
        total={Math.ceil((query.data?.total ?? 0) / termsPerPage)}
        link={(n, look) => (
          <Link to="/staff/calendar" search={searchOf(n)} onClick={() => frame.current?.focus()} {...look} />
        )}
      />
      {edited && (
        <TermsDialog
          edited={edited}
          onClose={() => setEdited(undefined)}
          onSaved={() => {
            setEdited(undefined);
            selection.clear();
          }}
        />
      )}
    </section>
  );
}

function Nothing({ isNarrowed, onClear }: { isNarrowed: boolean; onClear: () => void }) {
  const { t } = useTranslation('calendars');
  if (!isNarrowed)
    return <EmptyState icon={IconTruckDelivery} heading={t('terms.none.heading')} text={t('terms.none.text')} />;
  return <NothingFound heading={t('terms.nothing.heading')} text={t('terms.nothing.text')} onClear={onClear} />;
}
