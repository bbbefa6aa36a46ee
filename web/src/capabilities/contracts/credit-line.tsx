import { IconAlertTriangle, IconCreditCard } from '@tabler/icons-react';
import { formatShortDate } from '#platform/texts/format-date.ts';
import { formatMoney } from '#platform/texts/format-number.ts';
import { useReaderZone } from '#platform/texts/reader-zone.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { zoneDay } from '#platform/texts/zone-day.ts';
import classes from './contract-line.module.css';
import type { Credit } from './contracts.queries.ts';

/** How much may still be ordered on account; a user who may not see amounts reads only that the owner has to look (T138). */
export function CreditLine({ credit }: { credit: Credit }) {
  const { t } = useTranslation('contracts');
  const language = useLanguage();
  const timeZone = useReaderZone();
  const { verdict, amounts, isStale, asOf } = credit;
  if (verdict === 'none') return null;
  const words = () => {
    if (verdict === 'needs-owner') return t('credit.needsOwner');
    if (verdict === 'blocked' || !amounts) return t('credit.blocked');
    const money = (amount: number) => formatMoney(language, amount, amounts.currency);
    if (verdict === 'exceeded') return t('credit.exceeded', { amount: money(-amounts.available) });
    return t('credit.left', { available: money(amounts.available), limit: money(amounts.limit) });
  };
  const tone = verdict === 'within' ? undefined : verdict === 'near' || isStale ? 'warning' : 'danger';
  const Icon = tone ? IconAlertTriangle : IconCreditCard;
  return (
    <p className={`${classes.line} grid gap-10 text-14`} data-tone={tone}>
      <Icon size={20} stroke={1.75} aria-hidden="true" />
      <span>
        {words()}
        {isStale &&
          asOf &&
          ` (${t('credit.stale', { day: formatShortDate(language, zoneDay(new Date(asOf), timeZone)) })})`}
      </span>
    </p>
  );
}
