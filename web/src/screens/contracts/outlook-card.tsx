import { IconChevronRight } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { Contract } from '#capabilities/contracts/index.ts';
import { formatShortDate } from '#platform/texts/format-date.ts';
import { formatPercent, formatQuantity } from '#platform/texts/format-number.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { Card } from '#ui/page/card.tsx';
import classes from './outlook-card.module.css';

type Props = { contract: Contract; outlook: NonNullable<Contract['outlook']> };

/** What comes of it if nothing changes, said to be an estimate. */
export function OutlookCard({ contract, outlook }: Props) {
  const { t } = useTranslation('contracts');
  const language = useLanguage();
  const hl = formatQuantity(language, outlook.hl, 'hl');
  const day = formatShortDate(language, contract.to);
  const missing = formatQuantity(language, outlook.missingHl, 'hl');
  const pace =
    outlook.bonus === null
      ? t('outlook.none', { hl, day })
      : t('outlook.bonus', { hl, day, bonus: formatPercent(language, outlook.bonus / 100) });
  return (
    <Card heading={t('outlook.heading')} actions={<span className="size-13 muted">{t('outlook.estimate')}</span>}>
      <p className="text-15">
        {pace} {outlook.missingHl > 0 ? t('outlook.short', { hl: missing }) : t('outlook.kept')}
      </p>
      <Link to="/contact" className={classes.talk}>
        {t('outlook.talk')}
        <IconChevronRight size={16} stroke={1.75} aria-hidden="true" />
      </Link>
    </Card>
  );
}
