import type { CustomerDetail } from '#capabilities/customers/index.ts';
import { useStaffClock } from '#capabilities/staff/index.ts';
import { formatPercent, formatWholeMoney } from '#platform/texts/format-number.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { Card } from '#ui/page/card.tsx';

type Credit = NonNullable<CustomerDetail['credit']>;

/** What each payer may owe and owes. */
export function CreditCard({ credit }: { credit: Credit }) {
  const { t } = useTranslation('customers');
  const language = useLanguage();
  const clock = useStaffClock();
  const money = (amount: number, currency: string) => formatWholeMoney(language, amount, currency);
  return (
    <Card heading={t('page.credit')}>
      {credit.length === 0 && <p className="text-15 muted">{t('page.noCredit')}</p>}
      <ul className="grid gap-16 no-bullets m-0 p-0">
        {credit.map(({ payerId, verdict, share, used, limit, currency, asOf }) => (
          <li key={payerId} className="grid gap-4">
            <p className="text-14 muted">
              {t('page.payer')} {payerId}
            </p>
            <p className="text-20 semibold">{t('page.creditShare', { share: formatPercent(language, share) })}</p>
            <p className="text-15">
              {t('page.creditOf', { used: money(used, currency), limit: money(limit, currency) })}
            </p>
            <p className="text-14 muted">
              {t(`page.verdicts.${verdict}`)} · {t('page.creditAsOf', { when: clock.moment(asOf) })}
            </p>
          </li>
        ))}
      </ul>
    </Card>
  );
}
