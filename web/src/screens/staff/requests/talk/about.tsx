import { customs } from '@dray/contract/languages.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { orderLook, usePacksText } from '#capabilities/ordering/index.ts';
import type { WholeRequest } from '#capabilities/requests-desk/index.ts';
import { holdsRight, staffQueries, useStaffClock } from '#capabilities/staff/index.ts';
import { formatMoney } from '#platform/texts/format-number.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { StatusWord } from '#ui/list/status-word.tsx';
import { MailText } from '#ui/mail-text.tsx';
import classes from './about.module.css';

/** Whom one answers, what it is about, and what the customer has before their eyes. */
export function About({ request }: { request: WholeRequest }) {
  const { t } = useTranslation('requests-desk');
  const { author, company, shipTo, market } = request;
  const { data: self } = useQuery(staffQueries.self());
  const mayReadCustomer = holdsRight(self?.rights, 'customers.read');
  return (
    <section className={classes.about} aria-label={t('about.label')}>
      <p className="row wrap gap-12 text-14 anywhere">
        <span>
          {mayReadCustomer ? (
            <Link to="/staff/customers/$companyId" params={{ companyId: company.id }}>
              {company.name}
            </Link>
          ) : (
            company.name
          )}{' '}
          <span className="muted">{market}</span>
        </span>
        <span>{shipTo?.name ?? t('about.wholeCompany')}</span>
        <span className="muted">{customs[author.language].endonym}</span>
      </p>
      {request.reference && <Reference request={request} mayReadOrders={holdsRight(self?.rights, 'orders.read')} />}
      <details className={classes.more}>
        <summary className="text-14 semibold">{t('about.contact')}</summary>
        <p className="row wrap gap-12 text-14 anywhere">
          <span>{author.name}</span>
          {author.phone && <span>{author.phone}</span>}
          {author.email && <MailText address={author.email} />}
        </p>
      </details>
      {request.orders && <LastOrders orders={request.orders} />}
    </section>
  );
}

type ReferenceProps = { request: WholeRequest; mayReadOrders: boolean };

/** An order leads to its page at the desk; what comes back is an expectation until customer service says so. */
function Reference({ request: { reference }, mayReadOrders }: ReferenceProps) {
  const { t } = useTranslation('requests-desk');
  const language = useLanguage();
  const packsText = usePacksText();
  if (!reference) return null;
  const { kind, id, lineNo, label, affected } = reference;
  const isOrder = kind === 'order' || kind === 'order-line';
  const name =
    kind === 'order-line'
      ? `${t('about.orderLine', { id, line: lineNo ?? '' })}${label === id ? '' : ` · ${label}`}`
      : t(`about.${kind}`, { id: label || id });
  return (
    <p className="grid text-14 anywhere">
      {isOrder && mayReadOrders ? (
        <Link to="/staff/orders" search={{ order: id }}>
          {name}
        </Link>
      ) : (
        <span>{name}</span>
      )}
      {affected && (
        <span className="text-14 muted">
          {t('about.affected', { amount: packsText(affected.packFormat, affected.packs) })}
          {affected.credit &&
            ` · ${t('about.credit', { amount: formatMoney(language, affected.credit.amount, affected.credit.currency) })}`}
        </span>
      )}
    </p>
  );
}

type OrdersProps = { orders: NonNullable<WholeRequest['orders']> };

function LastOrders({ orders }: OrdersProps) {
  const { t } = useTranslation('requests-desk');
  const language = useLanguage();
  const clock = useStaffClock();
  return (
    <details className={classes.more}>
      <summary className="text-14 semibold">{t('about.orders')}</summary>
      {orders.length === 0 ? (
        <p className="text-14 muted">{t('about.noOrders')}</p>
      ) : (
        <ul className="grid gap-4 text-14">
          {orders.map(({ orderNumber, sapId, placedAt, status, statusLabel, total, currency }) => (
            <li key={orderNumber} className="row wrap gap-12">
              <Link to="/staff/orders" search={{ order: orderNumber }}>
                {sapId ?? orderNumber}
              </Link>
              <span className="muted">{clock.day(placedAt)}</span>
              <span className="tabular">{formatMoney(language, total, currency)}</span>
              <StatusWord {...orderLook(status)} isSmall>
                {statusLabel}
              </StatusWord>
            </li>
          ))}
        </ul>
      )}
    </details>
  );
}
