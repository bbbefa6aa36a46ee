import { formatMoney, formatPercent } from '#platform/texts/format-number.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { Meter } from '#ui/figures/meter.tsx';
import type { Balance } from './queries/documents.queries.ts';

type Props = { credit: NonNullable<Balance['credit']>; currency: string };

const isNear = 0.9;

/** How much of the credit limit is used, in words and as a bar; what that means for the next order. */
export function CreditFacts({ credit: { limit, used, left, share, mode }, currency }: Props) {
  const { t } = useTranslation('documents');
  const language = useLanguage();
  const money = (amount: number) => formatMoney(language, amount, currency);
  const facts = [
    t('balance.used', { used: money(used), limit: money(limit) }),
    left > 0 ? t('balance.left', { left: money(left) }) : t('balance.none'),
  ].join(' · ');
  return (
    <>
      <Meter
        label={t('balance.credit')}
        value={used}
        max={limit}
        text={formatPercent(language, Math.floor(share * 1000) / 1000)}
        tone={share >= 1 ? 'over' : share >= isNear ? 'under' : 'ok'}
      />
      <p className="mt-8 text-14 muted">
        {facts}
        {share >= isNear && mode !== 'none' && ` ${t(`balance.${mode}`)}`}
      </p>
    </>
  );
}
