import { useId } from 'react';
import { LegalText } from '#capabilities/content/index.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import classes from './agreement-tick.module.css';

type Props = { isOn: boolean; onChange: (isOn: boolean) => void };

/** Asked of a buyer who orders for the first time, or after the agreement has changed (T48). */
export function AgreementTick({ isOn, onChange }: Props) {
  const { t } = useTranslation('summary');
  const hintId = useId();
  return (
    <div className={classes.agreement}>
      <label className={`${classes.label} row gap-10 text-15 semibold`}>
        <input
          type="checkbox"
          checked={isOn}
          aria-describedby={hintId}
          onChange={({ currentTarget }) => onChange(currentTarget.checked)}
        />
        <span>
          <LegalText
            name="agreement"
            words={t('agreement.link')}
            sentence={(agreement) => t('agreement.tick', { agreement })}
          />
        </span>
      </label>
      <p id={hintId} className={classes.hint}>
        {t('agreement.why')}
      </p>
    </div>
  );
}
