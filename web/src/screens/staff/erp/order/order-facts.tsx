import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type OrderPath, type Queued, useErpWords } from '#capabilities/erp-desk/index.ts';
import { holdsRight, staffQueries, useStaffClock } from '#capabilities/staff/index.ts';
import { formatMoney } from '#platform/texts/format-number.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { StatusWord } from '#ui/list/status-word.tsx';
import { Fact, Facts } from '#ui/page/facts.tsx';

/** Where the order is, why, and what its customer reads meanwhile. */
export function OrderFacts({ path: { queued, sapId } }: { path: OrderPath }) {
  const { t } = useTranslation('erp-desk');
  return queued ? (
    <Waiting queued={queued} />
  ) : (
    <p>{sapId ? t('order.arrived', { sapId }) : t('order.nothingWaits')}</p>
  );
}

function Waiting({ queued }: { queued: Queued }) {
  const { t } = useTranslation('erp-desk');
  const language = useLanguage();
  const words = useErpWords();
  const clock = useStaffClock();
  const { data: self } = useQuery(staffQueries.self());
  return (
    <>
      <StatusWord {...words.look(queued.state)}>{words.state(queued.state)}</StatusWord>
      <p>{words.cause(queued.cause)}</p>
      <Facts>
        <Fact label={t('columns.customer')}>
          {holdsRight(self?.rights, 'customers.read') ? (
            <Link to="/staff/customers/$companyId" params={{ companyId: queued.companyId }}>
              {queued.companyName}
            </Link>
          ) : (
            <span>{queued.companyName}</span>
          )}
          {queued.shipToName !== queued.companyName && <span className="muted">{queued.shipToName}</span>}
        </Fact>
        <Fact label={t('columns.since')}>{clock.moment(queued.since)}</Fact>
        <Fact label={t('columns.delivery')}>{clock.calendarDay(queued.deliveryDate)}</Fact>
        <Fact label={t('columns.total')}>{formatMoney(language, queued.total, queued.currency)}</Fact>
        {queued.reference && <Fact label={t('order.reference')}>{queued.reference}</Fact>}
        <Fact label={t('order.customerReads')}>{t(`order.reads.${queued.state}`)}</Fact>
      </Facts>
    </>
  );
}
