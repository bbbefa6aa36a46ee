import type { UseQueryResult } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useRef } from 'react';
import { AskForHelp, errorReference } from '#capabilities/help/index.ts';
import { type TicketRow, type TicketsFilters, ticketsPerPage } from '#capabilities/support/index.ts';
import { formatNumber } from '#platform/texts/format-number.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { ListPager } from '#ui/list/list-pager.tsx';
import { BlockStates } from '#ui/page/block-states.tsx';
import { inventedTickets } from './invented-tickets.ts';
import { NoTickets } from './no-tickets.tsx';
import classes from './ticket-list.module.css';
import { TicketRows } from './ticket-rows.tsx';

type Found = { total: number; waitingForYou: number };
type Props = {
  query: UseQueryResult<Found>;
  rows: readonly TicketRow[];
  filters: TicketsFilters;
  page: number;
  open: string | undefined;
  isBeside: boolean;
};

/** What waits for the reader is above the rest of its page. */
export const waitingFirst = (rows: readonly TicketRow[]): TicketRow[] => [
  ...rows.filter(({ isWaitingForYou }) => isWaitingForYou),
  ...rows.filter(({ isWaitingForYou }) => !isWaitingForYou),
];

export function TicketList({ query, rows, filters, page, open, isBeside }: Props) {
  const { t } = useTranslation('requests');
  const language = useLanguage();
  const navigate = useNavigate();
  const frame = useRef<HTMLDivElement>(null);
  const clear = () => void navigate({ to: '/support/tickets', search: {} });
  return (
    <div className={classes.frame} data-beside={isBeside || undefined}>
      <BlockStates
        query={query}
        frame={frame}
        failed={t('list.failed')}
        help={<AskForHelp reference={errorReference(query.error)} />}
        waiting={<TicketRows rows={inventedTickets} open={undefined} isBeside={isBeside} />}
      >
        {({ total, waitingForYou }) => (
          <>
            {waitingForYou > 0 && filters.view !== 'waiting' && (
              <p className={classes.waiting}>
                <Link to="/support/tickets" search={{ view: 'waiting' }}>
                  {t('list.waitingCount', { count: waitingForYou, n: formatNumber(language, waitingForYou) })}
                </Link>
              </p>
            )}
            {rows.length > 0 ? (
              <TicketRows rows={rows} open={open} isBeside={isBeside} />
            ) : (
              <NoTickets filters={filters} onClear={clear} />
            )}
            <ListPager
              current={page}
              total={Math.ceil(total / ticketsPerPage)}
              link={(n, look) => (
                <Link
                  to="/support/tickets"
                  search={{ ...filters, ...(n > 1 ? { page: n } : {}) }}
                  onClick={() => frame.current?.focus()}
                  {...look}
                />
              )}
            />
          </>
        )}
      </BlockStates>
    </div>
  );
}
