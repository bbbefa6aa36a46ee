import { useTranslation } from '#platform/texts/texts.ts';
import classes from './limit-bar.module.css';

type Props = {
  label: string;
  minimum: number | null;
  maximum: number | null;
  toText: (amount: number) => string;
};

/** From nothing to the most that fits, with a flag at the least that is sent out. The figures say the same beside it. */
export function LimitBar({ label, minimum, maximum, toText }: Props) {
  const { t } = useTranslation('home');
  if (minimum === null && maximum === null) return null;
  return (
    <div className={classes.limit}>
      <dt className="muted">{label}</dt>
      <dd className={classes.figures}>
        {minimum !== null && <span>{t('limits.min', { amount: toText(minimum) })}</span>}
        {maximum !== null && <span className="push-end">{t('limits.max', { amount: toText(maximum) })}</span>}
      </dd>
      {maximum !== null && (
        <dd className={classes.track} aria-hidden="true">
          {minimum !== null && (
            <span className={classes.range} style={{ insetInlineStart: `${(100 * minimum) / maximum}%` }} />
          )}
        </dd>
      )}
    </div>
  );
}
