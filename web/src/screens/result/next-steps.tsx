import { dayWithin } from '#platform/texts/day-text.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import classes from './next-steps.module.css';

/** What happens until the goods come, and how to stop them (moment 16). */
export function NextSteps({ deliveryDate }: { deliveryDate: string | undefined }) {
  const { t } = useTranslation('result');
  const language = useLanguage();
  return (
    <div className={classes.columns} data-print="no">
      <section className={classes.part}>
        <h2 className="mb-8 text-17">{t('thanks.next')}</h2>
        <ol className={classes.steps}>
          <li>{t('thanks.nextConfirm')}</li>
          <li>{t('thanks.nextPrepare')}</li>
          {deliveryDate && <li>{t('thanks.nextDeliver', { day: dayWithin(language, deliveryDate, false) })}</li>}
        </ol>
      </section>
      <section className={classes.part}>
        <h2 className="mb-8 text-17">{t('thanks.cancel')}</h2>
        <p>{t('thanks.cancelText')}</p>
        <p className="mt-12">
          <ButtonLink to="/contact" variant="default" size="sm">
            {t('contact')}
          </ButtonLink>
        </p>
      </section>
    </div>
  );
}
