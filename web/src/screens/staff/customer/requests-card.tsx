import { Link } from '@tanstack/react-router';
import type { CustomerDetail } from '#capabilities/customers/index.ts';
import { useStaffClock } from '#capabilities/staff/index.ts';
import { TicketStatus } from '#capabilities/support/index.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { Card } from '#ui/page/card.tsx';

type Requests = NonNullable<CustomerDetail['requests']>;

/** What they asked customer service last. */
export function RequestsCard({ requests: { results } }: { requests: Requests }) {
  const { t } = useTranslation('customers');
  const clock = useStaffClock();
  return (
    <Card heading={t('page.requests')}>
      {results.length === 0 && <p className="text-15 muted">{t('page.noRequests')}</p>}
      <ul className="grid gap-12 no-bullets m-0 p-0">
        {results.map((ticket) => (
          <li key={ticket.id} className="grid gap-2">
            <p className="text-15 semibold anywhere">
              <Link to="/staff/requests" search={{ view: 'all', request: ticket.id }}>
                {ticket.title}
              </Link>
            </p>
            <p className="text-14 muted">
              {ticket.caseNumber} · {clock.day(ticket.updatedAt)}
            </p>
            <TicketStatus ticket={ticket} />
          </li>
        ))}
      </ul>
    </Card>
  );
}
