import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type TicketsFilters, type TicketView, ticketsQueries, ticketViews } from '#capabilities/support/index.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { LinkChips } from '#ui/list/link-chips.tsx';

/** The views of the list, each with how many there are; a search stays as it is. */
export function TicketChips({ filters: { view: current = 'open', q } }: { filters: TicketsFilters }) {
  const { t } = useTranslation('requests');
  const counts: Record<TicketView, number | undefined> = {
    open: useQuery(ticketsQueries.count('open')).data,
    waiting: useQuery(ticketsQueries.count('waiting')).data,
    closed: useQuery(ticketsQueries.count('closed')).data,
    all: undefined,
  };
  return (
    <LinkChips
      label={t('list.chips')}
      current={current}
      chips={ticketViews.map((view) => ({
        key: view,
        label: t(`list.${view}`),
        count: counts[view],
        link: (look) => (
          <Link
            to="/support/tickets"
            search={{ ...(view === 'open' ? {} : { view }), ...(q ? { q } : {}) }}
            activeOptions={{ exact: true }}
            {...look}
          />
        ),
      }))}
    />
  );
}
