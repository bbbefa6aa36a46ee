import type { CustomerDetail } from '#capabilities/customers/index.ts';
import { useStaffClock } from '#capabilities/staff/index.ts';
import { formatNumber } from '#platform/texts/format-number.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { Card } from '#ui/page/card.tsx';

type Contract = NonNullable<CustomerDetail['contracts']>[number];

/** What was agreed, until when, and how far it is. */
export function ContractsCard({ contracts }: { contracts: readonly Contract[] }) {
  const { t } = useTranslation('customers');
  const language = useLanguage();
  const clock = useStaffClock();
  const n = (value: number) => formatNumber(language, value);
  return (
    <Card heading={t('page.contracts')}>
      {contracts.length === 0 && <p className="text-15 muted">{t('page.noContracts')}</p>}
      <ul className="grid gap-16 no-bullets m-0 p-0">
        {contracts.map(({ id, name, state, from, to, committedHl, deliveredHl }) => (
          <li key={id} className="grid gap-2">
            <p className="text-15 semibold anywhere">{name}</p>
            <p className="text-14 muted">
              {id} · {t(`page.contractStates.${state}`)}
            </p>
            <p className="text-14 muted">
              {t('page.contractDays', { from: clock.calendarDay(from), to: clock.calendarDay(to) })}
            </p>
            {committedHl !== null && (
              <p className="text-14">
                {t('page.contractVolume', { delivered: n(deliveredHl), committed: n(committedHl) })}
              </p>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}
