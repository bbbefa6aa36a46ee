import { IconCircle, IconCircleCheck, IconFlag } from '@tabler/icons-react';
import type { Contract } from '#capabilities/contracts/index.ts';
import { formatShortDate } from '#platform/texts/format-date.ts';
import { formatPercent, formatQuantity, formatWholeMoney } from '#platform/texts/format-number.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { Card } from '#ui/page/card.tsx';
import classes from './bonus-card.module.css';

type Step = Contract['steps'][number];

const icons = { reached: IconCircleCheck, next: IconFlag, ahead: IconCircle } as const;

/** Every step of the bonus: from when on, how far away, and what it brings. */
export function BonusCard({ contract }: { contract: Contract }) {
  const { t } = useTranslation('contracts');
  const language = useLanguage();
  const { steps, currency, deliveredNet, payOutBy } = contract;
  const money = (amount: number) => formatWholeMoney(language, amount, currency);
  const hl = (volume: number) => formatQuantity(language, volume, 'hl');
  const factOf = ({ state, reachedOn, missingHl, isCommitment }: Step): string => {
    if (state === 'reached') return reachedOn ? t('bonus.reached', { day: formatShortDate(language, reachedOn) }) : '';
    const facts = [
      ...(state === 'next' ? [t('bonus.missing', { hl: hl(missingHl) })] : []),
      ...(isCommitment ? [t('bonus.commitment')] : []),
    ];
    return facts.join(' · ');
  };
  return (
    <Card heading={t('bonus.heading')}>
      <ol className="m-0 p-0 no-bullets">
        {steps.map((step) => {
          const Icon = icons[step.state];
          const amount = money(step.amount);
          return (
            <li key={step.hl} className={`${classes.step} grid gap-4-12 rule-above text-15`} data-state={step.state}>
              <Icon size={22} stroke={1.75} aria-hidden="true" />
              <span>
                <strong>
                  {t('bonus.step', { bonus: formatPercent(language, step.bonus / 100), hl: hl(step.hl) })}
                </strong>
                <span className="block size-14 muted">{factOf(step)}</span>
              </span>
              <span className="tabular nowrap">{step.isEstimate ? t('bonus.about', { money: amount }) : amount}</span>
            </li>
          );
        })}
      </ol>
      <p className={`${classes.basis} rule-above size-13 line-20 muted`}>
        {t('bonus.basis', { money: money(deliveredNet) })}{' '}
        {payOutBy && t('bonus.payOut', { day: formatShortDate(language, payOutBy) })}
      </p>
    </Card>
  );
}
