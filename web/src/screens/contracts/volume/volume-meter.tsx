import type { Contract } from '#capabilities/contracts/index.ts';
import { formatPercent, formatQuantity } from '#platform/texts/format-number.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { scaleOf } from './meter-scale.ts';
import classes from './volume-meter.module.css';

type Props = { contract: Contract; committedHl: number };

/** Delivered, ordered and in the cart, each with a fill of its own; the steps of the bonus are flags on it. */
export function VolumeMeter({ contract, committedHl }: Props) {
  const { t } = useTranslation('contracts');
  const language = useLanguage();
  const { deliveredHl, orderedHl, cartHl, steps, planTodayHl, state } = contract;
  const scale = scaleOf(contract, committedHl);
  const at = (hl: number): string => `${Math.min(100, (hl / scale) * 100)}%`;
  const volume = (hl: number) => formatQuantity(language, hl, 'hl');
  const percent = (bonus: number) => formatPercent(language, bonus / 100);
  const reached = steps.findLast((step) => step.state === 'reached');
  const next = steps.find((step) => step.state === 'next');
  const text = [
    t('meter.text', { delivered: volume(deliveredHl), committed: volume(committedHl) }),
    ...(reached ? [t('meter.reached', { bonus: percent(reached.bonus) })] : []),
    ...(next ? [t('meter.missing', { hl: volume(next.missingHl), bonus: percent(next.bonus) })] : []),
  ].join(', ');
  return (
    <div className={classes.tank}>
      {/* biome-ignore lint/a11y/useSemanticElements: the browser's own meter takes neither our fills nor flags. */}
      <div
        role="meter"
        aria-label={t('meter.label')}
        aria-valuemin={0}
        aria-valuemax={Math.max(committedHl, deliveredHl)}
        aria-valuenow={deliveredHl}
        aria-valuetext={text}
        className={classes.body}
      >
        <span className={classes.fill} data-kind="delivered" style={{ inlineSize: at(deliveredHl) }} />
        <span className={classes.fill} data-kind="ordered" style={{ inlineSize: at(orderedHl) }} />
        <span className={classes.fill} data-kind="cart" style={{ inlineSize: at(cartHl) }} />
      </div>
      <div aria-hidden="true">
        {steps.map((step) => (
          <span
            key={step.hl}
            className={classes.flag}
            data-state={step.state}
            style={{ insetInlineStart: at(step.hl) }}
          >
            <span className={classes.label}>
              <b>{step.isCommitment ? t('meter.commitment', { bonus: percent(step.bonus) }) : percent(step.bonus)}</b>
              {volume(step.hl)}
            </span>
          </span>
        ))}
        {planTodayHl !== null && state === 'running' && (
          <span className={classes.plan} style={{ insetInlineStart: at(planTodayHl) }}>
            <span className={classes.planLabel}>{t('meter.plan', { hl: volume(planTodayHl) })}</span>
          </span>
        )}
      </div>
    </div>
  );
}
